/** Data for `quickCreate`. */
export const orders = {
  locale: 'en-US',
  tableSchemaList: [
    {
      name: 'Orders',
      columns: [
        { name: 'City', dataType: 'Text' },
        { name: 'Amount', dataType: 'Number' },
      ],
    },
  ],
  data: [
    {
      name: 'Orders',
      rows: [
        ['Oslo', '3'],
        ['Bergen', '4'],
      ],
    },
  ],
};
