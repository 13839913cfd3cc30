// `npm run packages [FOLDER]`: what a release publishes, one folder a package (default dist/packages), ready for `npm publish FOLDER/NAME`.
// Never in place: tests and other programs are reading the sources and their manifests meanwhile.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, posix, relative, resolve } from 'node:path';
import { buildPage } from './build-page.ts';
import { bundleProgram } from './bundle-program.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'packages');

type Target = string | { readonly types: string; readonly default: string };

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: object;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  /** What is true of the published package alone; npm itself heeds `access`. */
  readonly publishConfig?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export interface PackageSource {
  /** The name of its folder, here and where it is made. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The packages that are published: libraries as they are, and the program with everything private inside. */
export function publishedPackages(): readonly PackageSource[] {
  return readdirSync(SOURCES)
    .filter((folder) => existsSync(join(SOURCES, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: manifestIn(join(SOURCES, folder)) }))
    .filter((source) => !source.manifest.private);
}

/** Makes every published package below a folder; answers their folders. The computer player must have been built. */
export async function makePackages(into: string): Promise<readonly string[]> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const sources = publishedPackages();
  const sbom = readSbom();
  const libraries = sources.filter(({ manifest }) => !manifest.bin);
  compile(libraries, into);
  for (const { folder, manifest } of libraries) {
    copyFiles(folder, manifest, into);
    const built = Object.entries(manifest.exports ?? {}).map(([name, target]) => [name, builtTarget(target)]);
    finish(folder, into, { ...manifest, exports: Object.fromEntries(built) }, sbom);
  }
  for (const { folder, manifest } of sources.filter(({ manifest }) => manifest.bin)) {
    const target = join(into, folder);
    const imported = await bundleProgram(join(SOURCES, folder, 'src/main.ts'), join(target, 'dist'));
    await buildPage({ outDir: join(target, 'page') });
    for (const part of ['build', 'weights']) cpSync(join(into, 'ai', part), join(target, part), { recursive: true });
    copyFiles(folder, manifest, into);
    finish(folder, into, { ...manifest, dependencies: versionsOf(imported) }, sbom);
  }
  return sources.map(({ folder }) => join(into, folder));
}

/** JavaScript and types of all libraries at once, each file where its source is in its package. */
function compile(libraries: readonly PackageSource[], into: string): void {
  const config = join(into, 'tsconfig.json');
  const entries = libraries.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([name, target]) =>
      isSource(target) ? [[join(manifest.name, name), resolve(SOURCES, folder, target)] as const] : [],
    ),
  );
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rootDir: SOURCES,
    outDir: into,
    typeRoots: [join(ROOT, 'node_modules/@types')],
    // What is reached through node_modules would be taken for another package's, and not be compiled.
    paths: Object.fromEntries(entries.map(([name, file]) => [name.replaceAll('\\', '/'), [file]])),
  };
  const files = entries.map(([, file]) => file);
  writeFileSync(config, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] }));
  const [program, ...words] = process.platform === 'win32' ? ['npx.cmd', 'tsc'] : [join(ROOT, 'node_modules/.bin/tsc')];
  execFileSync(program!, [...words, '-p', config], { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  rmSync(config);
}

const isSource = (target: Target): target is string => typeof target === 'string' && target.endsWith('.ts');

function builtTarget(target: Target): Target {
  if (!isSource(target)) return target;
  const base = target.slice(0, -'.ts'.length);
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/** What `files` names besides what was compiled. */
function copyFiles(folder: string, { files = [] }: Manifest, into: string): void {
  for (const name of files) {
    const [part = '', pattern] = name.split('/*');
    const from = join(SOURCES, folder, part);
    if (part === 'src' || !existsSync(from)) continue;
    if (pattern === undefined) cpSync(from, join(into, folder, part), { recursive: true });
    else {
      for (const file of readdirSync(from).filter((one) => one.endsWith(pattern))) {
        cpSync(join(from, file), join(into, folder, part, file));
      }
    }
  }
}

const COMPILER = ['node_modules/assemblyscript/LICENSE', 'node_modules/assemblyscript/NOTICE'];

/** The licences of what a package has inside besides our own code. Those of the page are a file of the page. */
const LICENSES: Readonly<Record<string, readonly string[]>> = {
  ai: COMPILER,
  cli: [...COMPILER, 'packages/picture/fonts/alegreya-OFL.txt'],
};
const SBOM = 'sbom.cdx.json';

interface Sbom {
  readonly metadata: object;
  readonly components: readonly { readonly 'bom-ref': string; readonly name: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What the whole workspace is made of, as npm knows it from the lock file, in the CycloneDX format. */
function readSbom(): Sbom {
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const shell = process.platform === 'win32';
  return JSON.parse(execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 2], shell }));
}

/** The part of it that a package has or installs. `npm sbom --omit=dev` leaves out what a tool of ours needs too, as `pg`. */
function sbomOf({ name, version, bin }: Manifest, { metadata, components, dependencies, ...head }: Sbom): object {
  const own = new Map(
    readdirSync(SOURCES).map((folder) => {
      const manifest = manifestIn(join(SOURCES, folder));
      return [`${manifest.name}@${manifest.version}`, manifest];
    }),
  );
  const root = `${name}@${version}`;
  // The program has the page inside.
  const reached = new Set([root, ...(bin ? [`@castellan/web@${version}`] : [])]);
  for (const ref of reached) {
    const tools = Object.entries((own.get(ref)?.devDependencies as object | undefined) ?? {});
    const without = new Set(tools.map(([tool, range]) => `${tool}@${range}`));
    const needed = dependencies.find((one) => one.ref === ref)?.dependsOn ?? [];
    for (const next of needed) if (!without.has(next)) reached.add(next);
  }
  // npm names our packages by their folders.
  const named = components.map((one) => ({ ...one, name: own.get(one['bom-ref'])?.name ?? one.name }));
  return {
    ...head,
    metadata: { ...metadata, component: named.find((one) => one['bom-ref'] === root) },
    components: named.filter((one) => one['bom-ref'] !== root && reached.has(one['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => reached.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => reached.has(one)) })),
  };
}

function finish(folder: string, into: string, manifest: Manifest, sbom: Sbom): void {
  const { scripts: _, devDependencies: __, publishConfig = {}, files = [], ...rest } = manifest;
  const { access, ...published } = publishConfig;
  const repository = repositoryOf(folder);
  const text = JSON.stringify(
    {
      ...rest,
      files: [...files, 'licenses', SBOM],
      ...published,
      ...(repository && { repository }),
      publishConfig: { access },
    },
    null,
    2,
  );
  writeFileSync(join(into, folder, 'package.json'), `${text}\n`);
  cpSync(join(ROOT, 'LICENSE'), join(into, folder, 'LICENSE'));
  for (const text of LICENSES[folder] ?? []) {
    const name = text.startsWith('node_modules/') ? text.split('/').slice(1).join('-') : basename(text);
    cpSync(join(ROOT, text), join(into, folder, 'licenses', name));
  }
  const list = JSON.stringify(sbomOf(manifest, sbom), null, 2);
  writeFileSync(join(into, folder, SBOM), `${list}\n`);
  const readme = readFileSync(join(SOURCES, folder, 'README.md'), 'utf8');
  writeFileSync(join(into, folder, 'README.md'), withoutOutsideLinks(readme, folder, String(manifest.version)));
}

/** What a README links to in the repository is not in the package: the link leads to the repository, or is words alone where none is known. */
export function withoutOutsideLinks(text: string, folder: string, version: string): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  return text.replace(/\[([^\]]+)\]\((\.\.\/[^)\s]*)\)/g, (_, words: string, target: string) => {
    const path = posix.join('packages', folder, target);
    return server && name ? `[${words}](${server}/${name}/blob/v${version}/${path})` : words;
  });
}

/** Where a workflow publishes from: the proof of where a package comes from must name it. */
function repositoryOf(folder: string): object | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  return server && name ? { type: 'git', url: `git+${server}/${name}.git`, directory: `packages/${folder}` } : null;
}

/** The very versions our tests ran with. */
function versionsOf(names: readonly string[]): Record<string, string> {
  const version = (name: string) => String(manifestIn(join(ROOT, 'node_modules', name)).version);
  return Object.fromEntries(names.toSorted().map((name) => [name, version(name)]));
}

if (import.meta.main) {
  const into = resolve(process.argv[2] ?? join(ROOT, 'dist/packages'));
  for (const folder of await makePackages(into)) {
    process.stdout.write(`${relative(process.cwd(), folder) || basename(folder)}\n`);
  }
}
