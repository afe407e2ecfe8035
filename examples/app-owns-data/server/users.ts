/** A user of this example. Replace the list with the users of your own sign-in. */
export interface User {
  id: string;
  name: string;
  title: string;
  /** Value of `USERNAME()` in the role filters. */
  email: string;
  /** Roles in the emulator's report. */
  roles: string[];
  /** Region that the emulator's report assigns to a region manager. */
  region?: string;
}

export const users: User[] = [
  {
    id: 'ann',
    name: 'Ann Keller',
    title: 'Manager, Pacific',
    email: 'ann@example.com',
    roles: ['Region manager'],
    region: 'Pacific',
  },
  {
    id: 'ben',
    name: 'Ben Ortiz',
    title: 'Manager, Midwest',
    email: 'ben@example.com',
    roles: ['Region manager'],
    region: 'Midwest',
  },
  { id: 'cleo', name: 'Cleo Park', title: 'Head office', email: 'cleo@example.com', roles: ['Head office'] },
];

export const findUser = (id: unknown): User | undefined => users.find((user) => user.id === id);
