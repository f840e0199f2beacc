import { describe, expect, it } from 'vitest';
import { parseDeckError, parseRecordError } from './fileErrors';

describe('a broken record', () => {
  const record = 'roadstead record 1\ngame harbour\n\n0 stock 9-fish @3';
  it('shows the line', () => {
    expect(parseRecordError("line 4: 'stock 9-fish' is not a move", record)).toMatchObject({
      line: 4,
      quoted: '0 stock 9-fish @3',
      reason: "'stock 9-fish' is not a move",
    });
  });

  it('may have no line to blame', () => {
    expect(parseRecordError("the header has no 'deck' line", record)).toMatchObject({
      line: 0,
      quoted: '',
      reason: "the header has no 'deck' line",
    });
  });
});

describe('a broken deck', () => {
  const deck =
    '[game]\nid = "harbour"\n\n[[buildings]]\nid = "abbey"\ncost = 9\n\n[[buildings]]\nid = "pub"\ncost = 99';
  it('shows card, field and line', () => {
    const message = "cards.toml, buildings 'pub', cost: must be between 0 and 20, not 99";
    expect(parseDeckError(message, deck)).toEqual({
      card: "buildings 'pub'",
      field: 'cost',
      line: 10,
      quoted: 'cost = 99',
      reason: 'must be between 0 and 20, not 99',
    });
  });

  it('shows the card where the field is missing', () => {
    expect(parseDeckError("cards.toml, buildings 'abbey', vp: is missing", deck)).toMatchObject({
      line: 5,
      field: 'vp',
    });
  });

  it('shows where it is no TOML', () => {
    expect(parseDeckError("cards.toml: is not TOML: Expected '=' (at line 6, column 6)", deck)).toMatchObject(
      {
        line: 6,
        quoted: 'cost = 9',
        card: '',
      },
    );
  });

  it('may have no place at all', () => {
    expect(parseDeckError('this deck cannot be read', deck)).toMatchObject({
      reason: 'this deck cannot be read',
      line: 0,
    });
  });
});
