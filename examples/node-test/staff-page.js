const { BasicFilter, TokenType, service } = require('@vitrine/sdk');

/** Embeds the staff report, filtered to active staff, and writes the name of each new page to `data-page`. This is the code under test. */
function showStaff(container, accessToken) {
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
