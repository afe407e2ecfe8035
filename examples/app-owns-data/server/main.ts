import { existsSync } from 'node:fs';
import { readSettings } from './settings';
import { startApp } from './start';

if (existsSync('.env')) process.loadEnvFile('.env');

const { origin, emulator } = await startApp(readSettings(process.env));
console.log(`Open ${origin}${emulator ? ' (with content from the emulator)' : ''}`);
