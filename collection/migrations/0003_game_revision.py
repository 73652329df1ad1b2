from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("collection", "0002_holding_change_batch")]

    operations = [
        migrations.AddField(
            model_name="game",
            name="revision",
            field=models.PositiveIntegerField(default=0),
        ),
    ]
