from django.db import migrations, models

NAMES = {"matrix": "round_robin", "pods": "multiplayer"}


def rename(apps, schema_editor):
    """Contests and jobs of earlier versions under the names of today; `arena.setup.read` and
    `arena.result.read_result` read what is stored inside them."""
    for old, new in NAMES.items():
        apps.get_model("arena", "Contest").objects.filter(kind=old).update(kind=new)
        apps.get_model("jobs", "Job").objects.filter(kind=old).update(kind=new)


def back(apps, schema_editor):
    for old, new in NAMES.items():
        apps.get_model("arena", "Contest").objects.filter(kind=new).update(kind=old)
        apps.get_model("jobs", "Job").objects.filter(kind=new).update(kind=old)


class Migration(migrations.Migration):

    dependencies = [
        ('arena', '0002_settled'),
        ('jobs', '0003_settled'),
    ]

    operations = [
        migrations.AlterField(
            model_name='contest',
            name='kind',
            field=models.CharField(choices=[('matchup', 'Matchup'), ('gauntlet', 'Gauntlet'), ('round_robin', 'Round robin'), ('multiplayer', 'Table'), ('alone', 'By itself')], max_length=12),
        ),
        migrations.RunPython(rename, back),
    ]
