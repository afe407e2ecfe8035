/** A user of the offline identity provider. */
export interface User {
  id: string;
  name: string;
  email: string;
  /** Roles in the emulator's report. */
  roles: string[];
  /** Region that a region manager sees. */
  region?: string;
}

export const users: User[] = [
  { id: 'ann', name: 'Ann Keller', email: 'ann@example.com', roles: ['Region manager'], region: 'Pacific' },
  { id: 'ben', name: 'Ben Ortiz', email: 'ben@example.com', roles: ['Region manager'], region: 'Midwest' },
  { id: 'cleo', name: 'Cleo Park', email: 'cleo@example.com', roles: ['Head office'] },
];
