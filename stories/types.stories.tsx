import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EmbedKind } from '@vitrine/sdk/react';
import { frameUrl, reportUrl } from './support/site';
import { Stage } from './support/stage';

interface TypeArgs {
  type: EmbedKind;
  component: string;
  props: Record<string, unknown>;
}

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Others',
  argTypes: {
    type: { table: { disable: true } },
    component: { table: { disable: true } },
    props: { control: 'object', description: 'The component’s props' },
  },
  render: ({ type, component, props }) => <Stage type={type} component={component} args={props} />,
};
export default meta;

type Story = StoryObj<TypeArgs>;

const dashboardUrl = frameUrl('dashboardEmbed', { dashboardId: 'staff-dashboard' });

export const Dashboard: Story = {
  args: {
    type: 'dashboard',
    component: 'Dashboard',
    props: { embedUrl: dashboardUrl, id: 'staff-dashboard', pageView: 'fitToWidth' },
  },
};
export const Tile: Story = {
  args: {
    type: 'tile',
    component: 'Tile',
    props: {
      embedUrl: frameUrl('tileEmbed', { dashboardId: 'staff-dashboard', tileId: 'members-trend' }),
      id: 'members-trend',
      dashboardId: 'staff-dashboard',
    },
  },
};
export const Visual: Story = {
  args: {
    type: 'visual',
    component: 'Visual',
    props: { embedUrl: reportUrl(), id: 'staff-overview', pageName: 'overview', visualName: 'members-trend' },
  },
};
export const Qna: Story = {
  args: {
    type: 'qna',
    component: 'Qna',
    props: { embedUrl: frameUrl('qnaEmbed'), datasetIds: ['staff-data'], question: 'headcount by region' },
  },
};
export const CreateReport: Story = {
  args: {
    type: 'create',
    component: 'CreateReport',
    props: { embedUrl: frameUrl('reportEmbed', { datasetId: 'staff-data' }), datasetId: 'staff-data' },
  },
};
export const QuickCreate: Story = {
  args: {
    type: 'quickCreate',
    component: 'QuickCreate',
    props: {
      embedUrl: frameUrl('quickCreate'),
      datasetCreateConfig: {
        locale: 'en-US',
        tableSchemaList: [
          {
            name: 'Visits',
            columns: [
              { name: 'Day', dataType: 'Text' },
              { name: 'Visitors', dataType: 'Number' },
            ],
          },
        ],
        data: [
          {
            name: 'Visits',
            rows: [
              ['Monday', '120'],
              ['Tuesday', '98'],
              ['Wednesday', '143'],
              ['Thursday', '110'],
              ['Friday', '87'],
            ],
          },
        ],
      },
    },
  },
};
