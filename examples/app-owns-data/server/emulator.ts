import { sampleContent, startEmulator, type ContentDefinition, type Emulator } from '@vitrine/sdk/emulator';
import type { ServiceSettings } from './settings';
import { users } from './users';

/** Returns the sample content with two roles: region managers see the rows of their region, and the head office sees all rows. */
function createContent(): ContentDefinition {
  const content = sampleContent();
  for (const report of content.reports) {
    report.tables.push({
      name: 'Managers',
      columns: [
        { name: 'Email', type: 'text' },
        { name: 'Region', type: 'text' },
      ],
      rows: users.flatMap(({ email, region }) => (region === undefined ? [] : [[email, region]])),
    });
    const lookup = { table: 'Managers', column: 'Region', userColumn: 'Email' };
    report.roles = [
      { name: 'Region manager', filters: [{ table: 'Locations', column: 'Region', lookup }] },
      { name: 'Head office' },
    ];
  }
  return content;
}

/** Starts the emulator. Returns it with the settings for access to its report. */
export async function startContent(): Promise<{ emulator: Emulator; service: ServiceSettings }> {
  const emulator = await startEmulator({ content: createContent() });
  const service: ServiceSettings = {
    tenantId: 'offline',
    clientId: '22222222-2222-4222-8222-222222222222',
    clientSecret: 'offline-client-secret',
    workspaceId: '11111111-1111-4111-8111-111111111111',
    reportId: 'staff-overview',
    cloud: { loginUrl: emulator.origin, apiUrl: emulator.origin },
    frameOrigin: emulator.origin,
  };
  return { emulator, service };
}
