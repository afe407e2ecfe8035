import { StaffReport } from './staff-report';

/** Renders the page on the server. The markup contains the heading and a placeholder for the report, but no token. */
export default function Page() {
  const embedUrl = process.env.REPORT_EMBED_URL ?? 'http://127.0.0.1:4300/reportEmbed?reportId=staff-overview';
  return (
    <main>
      <h1>Staff</h1>
      <StaffReport embedUrl={embedUrl} />
    </main>
  );
}
