import hashlib

from django.db import migrations, models


def mark(apps, schema_editor):
    """Tokens that are there belong to the password of today."""
    for row in apps.get_model("config", "ApiToken").objects.select_related("owner").iterator():
        row.password_mark = hashlib.sha256(row.owner.password.encode()).hexdigest()
        row.save(update_fields=["password_mark"])


class Migration(migrations.Migration):

    dependencies = [
        ('config', '0001_api_token'),
    ]

    operations = [
        migrations.AddField(
            model_name='apitoken',
            name='password_mark',
            field=models.CharField(blank=True, max_length=64),
        ),
        migrations.RunPython(mark, migrations.RunPython.noop),
    ]
