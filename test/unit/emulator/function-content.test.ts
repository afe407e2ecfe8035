import { describe, expect, it } from 'vitest';
import { DirectSource } from '../../../src/emulator/content/direct';
import { TokenAuthority } from '../../../src/emulator/content/token';
import { sampleReport, sampleReportId } from '../../../src/emulator';

describe('content function', () => {
  it("rejects saves, because a saved copy would bypass the function's access checks", async () => {
    const authority = new TokenAuthority('a secret of at least thirty-two characters');
    const accessToken = await authority.create({ items: [sampleReportId] });
    let allowed = true;
    const source = new DirectSource(() => (allowed ? sampleReport() : undefined), authority);
    const report = await source.report(sampleReportId, { accessToken });
    await expect(source.save(report, { accessToken })).rejects.toMatchObject({
      body: { detailedMessage: 'This content cannot be saved, because a function provides it.' },
    });
    allowed = false;
    await expect(source.report(sampleReportId, { accessToken })).rejects.toThrow();
  });
});
