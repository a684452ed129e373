import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SHOWN = 6

export default template({
  id: 'application-security/threats/can-change-under-you',
  revision: 1,
  kind: 'multiple',
  topic: 'threats',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  status: 'active',
  idea: 'A name, a tag or an exact version number points where its owner points it; only a digest of the content holds it fast.',
  params: (rng) => {
    const hex = (length: number) => Array.from({ length }, () => rng.pick([...'0123456789abcdef'])).join('')
    const [tool, image, action] = [
      rng.pick(['lint', 'pack', 'scan', 'sign']),
      rng.pick(['base', 'runner', 'web', 'jobs']),
      rng.pick(['deploy', 'notify', 'upload', 'cache']),
    ]
    const version = `${rng.int(1, 9)}.${rng.int(0, 20)}.${rng.int(0, 9)}`
    const open = [
      `FROM registry.example/${image}:${version}`,
      `FROM registry.example/${image}:latest`,
      `uses: other-team/${action}@v${rng.int(1, 9)}`,
      `uses: other-team/${action}@main`,
      `curl -sf https://${tool}.example/install.sh | sh`,
      `curl -sf https://${tool}.example/v${version}/install.sh | sh`,
      `git clone --branch v${version} https://git.example/${tool}.git`,
      `RUN apt-get update && apt-get install -y ${tool}`,
    ]
    const fast = [
      `FROM registry.example/${image}@sha256:${hex(64)}`,
      `FROM registry.example/${image}:${version}@sha256:${hex(64)}`,
      `uses: other-team/${action}@${hex(40)}`,
      `npm ci, with a lockfile that has an integrity hash for each package`,
      `curl -sfO https://${tool}.example/install.sh && echo '${hex(64)}  install.sh' | sha256sum -c && sh install.sh`,
      `git -C ${tool} fetch origin && git -C ${tool} checkout ${hex(40)}`,
    ]
    return { open, shown: mixed(rng, { right: open, others: fast }, SHOWN, [2, 4]) }
  },
  ask: ({ shown }) => ({
    stem: 'These lines are in the build files of a repository; all owners of images, actions, tools and servers are other people. Which lines can run other content tomorrow without an error, though nothing in the repository has changed? Choose all.',
    options: shown,
  }),
  key: ({ open, shown }) => ({ kind: 'multiple', right: placesOf(shown, (one) => open.includes(one)) }),
  why: () =>
    'Tags, branches, versions and addresses are names; a SHA-256 digest, an integrity hash or a full commit id is the content itself.',
  source: [
    'SLSA v1.0, Threats and mitigations: dependency threats',
    'OCI Image Format Specification, Content descriptors',
  ],
})
