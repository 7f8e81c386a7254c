/** Where a new site is published by its workflow; `none` only checks and builds it. */
export const hostNames = ['github', 'cloudflare', 'netlify', 'none'] as const;

/** One of these. */
export type DeployHost = (typeof hostNames)[number];

/** The hosts in the config of a site that is published there. */
export const namedHosts = (deploy: DeployHost): Array<Exclude<DeployHost, 'none'>> =>
  deploy === 'none' ? [] : [deploy];

/** Steps and the job of a workflow that publish a site, as lines of YAML. */
export interface Publishing {
  /** Permissions of the job that builds, besides reading the repository. */
  permissions: string;
  /** Steps before the build. */
  prepare: string;
  /** Options of the build. */
  options: string;
  /** Environment of the build. */
  env: string;
  /** The action that passes the built site on, and how it calls the folder. */
  upload: { action: string; inputs: string } | null;
  /** The job that publishes, after its name. */
  job: string;
  /** What its owner has to set up, as a sentence; empty if that is nothing. */
  todo: string;
}

const nothing: Publishing = {
  ...{ permissions: '', prepare: '', options: '', env: '', upload: null, job: '', todo: '' },
};

/** The site of a repository is below its name, unless it has a domain: GitHub says which. */
const github: Publishing = {
  permissions: '    permissions:\n      contents: read\n      pages: read\n',
  prepare: '      - id: pages\n        uses: actions/configure-pages@v6\n',
  options: ' --base "$BASE/" --url "$ORIGIN"',
  env: `        env:
          BASE: \${{ steps.pages.outputs.base_path }}
          ORIGIN: \${{ steps.pages.outputs.origin }}
`,
  upload: { action: 'actions/upload-pages-artifact@v5', inputs: '' },
  job: `    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v5
`,
  todo: 'Choose "GitHub Actions" as the source of Pages in the settings of the repository.',
};

const artifact = '          name: site\n';

/** The job has the secrets and runs nothing of the repository, whose packages could read them. */
const withCommand = (command: string, names: readonly string[]): Publishing => ({
  ...nothing,
  upload: { action: 'actions/upload-artifact@v4', inputs: artifact },
  job: `    permissions: {}
    steps:
      - uses: actions/download-artifact@v4
        with:
${artifact}          path: site
      - run: ${command}
        env:
${names.map((name) => `          ${name}: \${{ secrets.${name} }}\n`).join('')}`,
  todo: `Add the secrets ${new Intl.ListFormat('en').format(names)} in the settings of the repository.`,
});

/** What the workflow of a site needs to publish it. */
export const hosts: Readonly<Record<DeployHost, Publishing>> = {
  github,
  cloudflare: withCommand(
    'npx --yes wrangler@4 pages deploy site --project-name "$CLOUDFLARE_PROJECT" --branch "$GITHUB_REF_NAME"',
    ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_PROJECT'],
  ),
  netlify: withCommand('npx --yes netlify-cli@27 deploy --prod --no-build --dir site', [
    'NETLIFY_AUTH_TOKEN',
    'NETLIFY_SITE_ID',
  ]),
  none: nothing,
};
