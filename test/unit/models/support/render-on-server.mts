// Renders a client component with filters as props, as a server component does. Runs in Node.js with the
// 'react-server' condition. Prints, for each filter, whether it was sent and whether React reported it as an error.
import { createElement, type FunctionComponent } from 'react';
import { createClientReference, renderToReadableStream } from 'react-server-dom-parcel/server.node';
import { BasicFilter, BasicFilterBuilder } from '../../../../src/models';

const target = { table: 'Staff', column: 'Status' };
const instance = new BasicFilter(target, 'In', 'Active');
const cases: Record<string, object> = {
  instance,
  built: new BasicFilterBuilder().withTargetObject(target).in(['Active']).build(),
  toJSON: instance.toJSON(),
  copy: Object.assign({}, instance),
};

const messages: string[] = [];
console.error = (...values: unknown[]) => void messages.push(values.map(String).join(' '));
const component = createClientReference('report-view', 'ReportView', []) as FunctionComponent<{ filters: object[] }>;
const outcome: Record<string, object> = {};
for (const [name, filter] of Object.entries(cases)) {
  messages.length = 0;
  const stream = renderToReadableStream(createElement(component, { filters: [filter] }));
  const isSent = (await new Response(stream as BodyInit).text()).includes('"values":["Active"]');
  outcome[name] = { isSent, isRejected: messages.some((message) => message.startsWith('Only plain objects')) };
}
console.log(JSON.stringify(outcome));
