import { PowerBIEmbed } from 'powerbi-client-react';
import { serveMany } from './react-many.js';

serveMany(PowerBIEmbed, (embedConfig, heard, getEmbeddedComponent) => ({
  embedConfig,
  getEmbeddedComponent,
  eventHandlers: new Map([['visualClicked', heard]]),
}));
