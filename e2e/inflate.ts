// `node e2e/inflate.ts FOLDER`: unpacks the browser's archives in FOLDER into the temporary folder of this process.
import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const folder = process.argv[2]!;
for (const archive of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
  await inflate(join(folder, archive));
}
