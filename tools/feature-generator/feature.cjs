const { formatFiles, generateFiles, names } = require('@nx/devkit')
const { join } = require('node:path')

const WINGS = ['candidate', 'company']
const ROUTES = { marketing: 'apps/marketing/src/app/routes.ts', admin: 'apps/admin/src/app/routes.tsx' }
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Where an app keeps its features: the candidate app has a wing for each side. */
const homeOf = (app, wing) =>
  app === 'candidate' ? `apps/candidate/src/${wing}` : `apps/${app}/src/features`

/** The lines that join the skeleton to the rest: only its author knows the right place in each list. */
const nextSteps = ({ name, app, wing, api }) =>
  [
    `Write the feature until its specs pass, in this order:`,
    `  libs/domain/src/${name}/: schema, endpoints, rules; export its files from libs/domain/src/index.ts`,
    ...(api ? [`  apps/api/src/features/${name}/: register its routes in apps/api/src/app.ts`] : []),
    wing
      ? `  ${homeOf(app, wing)}/${name}/: add its section to apps/${app}/src/app/${wing}-sections.tsx`
      : `  ${homeOf(app, wing)}/${name}/: add its page to ${ROUTES[app]}`,
    `Then a line in CHANGELOG.md and: npm run openapi, npm run affected`,
  ].join('\n')

/** Creates the files of steps 1 to 3 of "Adding a feature" in CONTRIBUTING.md. */
module.exports = async function feature(tree, { name, app, wing, api = false, skipFormat = false }) {
  if (!NAME.test(name ?? '')) throw new Error(`A feature has a kebab-case name, not "${name}".`)
  if ((app === 'candidate') !== WINGS.includes(wing))
    throw new Error(
      app === 'candidate'
        ? `The candidate app has a wing for each side: --wing=${WINGS.join(' or --wing=')}.`
        : `The ${app} app has no wings; leave --wing out.`,
    )
  const { className, propertyName } = names(name)
  const words = name.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  const folders = {
    domain: `libs/domain/src/${name}`,
    [wing ? 'wing' : 'app']: `${homeOf(app, wing)}/${name}`,
    ...(api ? { api: `apps/api/src/features/${name}` } : {}),
  }
  for (const folder of Object.values(folders))
    if (tree.exists(folder)) throw new Error(`${folder} exists already; choose another name.`)
  for (const [kind, folder] of Object.entries(folders))
    generateFiles(tree, join(__dirname, 'files', kind), folder, {
      name,
      className,
      propertyName,
      words,
      title,
    })
  if (!skipFormat) await formatFiles(tree)
  return () => console.log(nextSteps({ name, app, wing, api }))
}
