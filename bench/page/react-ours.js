import { Report } from '../../dist/react.mjs';
import { serveMany } from './react-many.js';

serveMany(Report, ({ type: _type, ...config }, onVisualClicked, ref) => ({ ...config, onVisualClicked, ref }));
