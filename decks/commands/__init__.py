"""The subcommands of `manage.py deck`, one module each, named in the setting DECK_COMMANDS.

A module offers

- `NAME` and `HELP`: the word on the command line and what it is for;
- `add_arguments(parser)`: its own arguments;
- `run(options, out, err) -> int`: does the work, writes lines by calling `out` and `err`, and
  returns the exit status. `CommandError` stops it with a sentence.

The settings name the modules, so that a package above this one can add its own.
"""
