import { PowerBIEmbed } from 'powerbi-client-react';
import { defineRenderMany } from './react-many.js';

defineRenderMany(PowerBIEmbed, (embedConfig, onEvent, getEmbeddedComponent) => ({
  embedConfig,
  getEmbeddedComponent,
  eventHandlers: new Map([['visualClicked', onEvent]]),
}));
