const { BasicFilter, TokenType } = require('@vitrine/sdk');

/** The code under test: embeds the staff report, active staff only, and notes the page that is shown. */
function showStaff(service, container, accessToken) {
  const report = service.embed(container, {
    type: 'report',
    embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=staff-overview',
    accessToken,
    tokenType: TokenType.Embed,
    filters: [new BasicFilter({ table: 'Staff', column: 'Status' }, 'In', 'Active')],
  });
  report.on('pageChanged', ({ detail }) => {
    container.dataset.page = detail.newPage.displayName;
  });
  return report;
}

module.exports = { showStaff };
