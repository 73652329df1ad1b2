"""Cards and decks as values: catalogues, search, deck text and the rules of construction.

The bottom of the project: nothing here knows a framework, a database, an engine or any other
package of ours, and everything that reads a catalogue or a deck reads it through this one.
"""
