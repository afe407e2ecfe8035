import { defineConfig } from 'drizzle-kit';

export { config as default };
const config = defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/database/migrations',
});
