import { sampleContent, startEmulator, type Emulator } from '@vitrine/sdk/emulator';

/** Id of the report. */
export const reportId = 'staff-overview';

/** Starts the emulator with the sample report. Region managers see the rows of their region. */
export function startContent(secret: string): Promise<Emulator> {
  const content = sampleContent();
  for (const report of content.reports)
    report.roles = [
      { name: 'Region manager', filters: [{ table: 'Locations', column: 'Region', value: 'customData()' }] },
      { name: 'Head office' },
    ];
  return startEmulator({ content, secret });
}
