import { resolve } from 'node:path';
import { faultsOfTexts } from './faultsOfTexts';

// Fails when a text is missing in a language, is not said any more, or has other values or plurals than it needs:
// `npm run lint:texts` (docs/languages.md).

const faults = faultsOfTexts(resolve(__dirname, '../../..'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
