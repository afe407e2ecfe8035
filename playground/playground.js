// Controls a report that the SDK's script tag has embedded.
const { service, models } = vitrine;

document.addEventListener('DOMContentLoaded', () => {
  const report = service.get(document.querySelector('#scripted'));
  const status = document.querySelector('#status');
  const log = document.querySelector('#log');
  const commands = document.querySelector('#commands');

  for (const name of report.allowedEvents) report.on(name, (event) => show(name, event.detail));

  function show(name, detail) {
    const { newPage, message } = detail ?? {};
    const entry = document.createElement('li');
    const time = new Date().toLocaleTimeString('en-GB');
    entry.textContent = [time, name, newPage?.displayName ?? message].filter(Boolean).join(' · ');
    log.prepend(entry);
    while (log.children.length > 200) log.lastChild.remove();
    if (name === 'loaded' || name === 'pageChanged') void showPage(newPage);
  }

  async function showPage(page) {
    status.value = (page ?? (await report.getActivePage())).displayName;
  }

  /** Moves forward by a number of pages, and wraps around at the ends. */
  async function movePage(offset) {
    const all = await report.getPages();
    const active = all.findIndex((page) => page.isActive);
    await all[(active + offset + all.length) % all.length].setActive();
  }

  /** Toggles a button and returns whether it is pressed now. */
  function toggle(button) {
    const pressed = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(pressed));
    return pressed;
  }

  const fullTime = new models.BasicFilter({ table: 'Staff', column: 'Contract' }, 'In', 'Full-time');

  const actions = {
    previousPage: () => movePage(-1),
    nextPage: () => movePage(1),
    filter: (button) => (toggle(button) ? report.setFilters([fullTime.toJSON()]) : report.removeFilters()),
    filterPane: (button) => report.updateSettings({ panes: { filters: { visible: toggle(button), expanded: true } } }),
    fullscreen: () => report.fullscreen(),
    reload: () => report.reload(),
  };

  commands.addEventListener('click', async ({ target }) => {
    const action = actions[target.dataset?.command];
    if (!action) return;
    try {
      await action(target);
    } catch (error) {
      status.value = `Failed: ${error?.message ?? 'the frame rejected the call'}`;
    }
  });
});
