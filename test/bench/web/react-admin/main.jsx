import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, NumberField, Resource, TextField } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';

/** As many classes as Daftar's page of classes shows in the same run. */
const classes = ['1م1', '1م2', '2م3', '3م1', '4م2'].map((name, id) => ({
  ...{ id, name, subject: 'الرياضيات', year: '2026/2027', pupils: 30 + id },
}));
const listed = { data: classes, total: classes.length };
const dataProvider = {
  getList: async () => listed,
  getMany: async () => ({ data: classes }),
  getManyReference: async () => listed,
  getOne: async (_, { id }) => ({ data: classes[id] }),
};

const ClassList = () => (
  <List>
    <Datagrid>
      <TextField source="name" />
      <TextField source="subject" />
      <TextField source="year" />
      <NumberField source="pupils" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="classes" list={ClassList} />
    </Admin>
  </BrowserRouter>,
);
