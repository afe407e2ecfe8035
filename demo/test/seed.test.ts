import { describe, expect, test } from 'vitest';
import { faceStyleOf } from '../server/seed/names';
import { createLocations, createPeople, createTeamSizes } from '../server/seed/people';
import { Random } from '../server/seed/random';

describe('seeded portraits', () => {
  const random = new Random(20261121);
  const today = new Date('2026-11-26');
  const locations = createLocations(random, today);
  const people = createPeople(random, locations, today, createTeamSizes(random, locations));
  const withPhoto = people.filter(({ face }) => face !== null);

  /** Returns the number of people whose portrait another person of the same group has. */
  const countRepeated = (groupOf: (person: (typeof people)[number]) => string): number =>
    withPhoto.length -
    new Set(withPhoto.map((person) => `${person.spaceKey} ${groupOf(person)} ${JSON.stringify(person.face)}`)).size;

  test('more than half of the staff have one', () => {
    expect(withPhoto.length / people.length).toBeGreaterThan(0.5);
  });

  test('they fit the first name', () => {
    expect(withPhoto.filter(({ face, firstName }) => face?.style !== faceStyleOf(firstName))).toEqual([]);
    expect(['Maria', 'Adrian', 'Sasha'].map(faceStyleOf)).toEqual(['feminine', 'masculine', 'neutral']);
  });

  test('they differ within a team, for the same first name and for the same first letter of the last name', () => {
    expect(countRepeated(({ primaryLocationNumber }) => primaryLocationNumber)).toBe(0);
    expect(countRepeated(({ firstName }) => firstName)).toBe(0);
    expect(countRepeated(({ lastName }) => lastName.charAt(0))).toBe(0);
  });
});
