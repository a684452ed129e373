import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, hiddenOf, moduleCheck, moduleChecks, moduleTask, shownOf } from '../module-checks'

interface Amounts {
  cpu?: string
  memory?: string
}
interface Container {
  requests?: Amounts
  limits?: Amounts
}
const KEYS = ['cpu', 'memory'] as const
const CLASSES = ['Guaranteed', 'Burstable', 'BestEffort'] as const
function classOf(containers: readonly Container[]): (typeof CLASSES)[number] {
  const isNothing = containers.every(({ requests = {}, limits = {} }) =>
    KEYS.every((key) => !requests[key] && !limits[key]),
  )
  if (isNothing) return 'BestEffort'
  const isSure = containers.every(({ requests = {}, limits = {} }) =>
    KEYS.every((key) => limits[key] !== undefined && (requests[key] ?? limits[key]) === limits[key]),
  )
  return isSure ? 'Guaranteed' : 'Burstable'
}
const written = (containers: readonly Container[]): string =>
  containers
    .map(({ requests, limits }, i) =>
      [
        `- name: c${i + 1}`,
        ...(requests ? [`  requests: ${JSON.stringify(requests)}`] : []),
        ...(limits ? [`  limits:   ${JSON.stringify(limits)}`] : []),
        ...(requests || limits ? [] : ['  (nothing more)']),
      ].join('\n'),
    )
    .join('\n')
const FULL = { cpu: '500m', memory: '256Mi' } as const
const POSSIBLE: readonly Container[] = [
  {},
  { limits: FULL },
  { requests: FULL, limits: FULL },
  { requests: { cpu: '250m', memory: '256Mi' }, limits: FULL },
  { requests: { memory: '256Mi' } },
  { limits: { memory: '256Mi' } },
  { requests: FULL },
]

export default moduleChecks('kubernetes-ops/policies-and-limits', [
  reckoned({
    name: 'pods-on-a-node',
    seconds: 90,
    hint: 'Reckon for both kinds by what is requested; the scarcer one decides.',
    draw: (rng) => ({
      cpu: 10 * rng.int(180, 780),
      memory: 256 * rng.int(20, 60),
      ownCpu: 50 * rng.int(3, 14),
      ownMemory: 128 * rng.int(2, 12),
      isIdle: rng.chance() < 0.5,
    }),
    stem: ({ cpu, memory, ownCpu, ownMemory, isIdle }) =>
      `An empty node has ${cpu}m of processor time and ${memory} Mi of memory allocatable. Pods request ${ownCpu}m and ${ownMemory} Mi each and really use ${isIdle ? 'a tenth' : 'half'} of it. How many of them are placed there at most?`,
    unit: 'A whole number.',
    value: ({ cpu, memory, ownCpu, ownMemory }) =>
      Math.min(Math.floor(cpu / ownCpu), Math.floor(memory / ownMemory)),
    within: 0,
    because: ({ cpu, memory, ownCpu, ownMemory }) =>
      `By processor time ${Math.floor(cpu / ownCpu)}, by memory ${Math.floor(memory / ownMemory)}; the smaller one counts.`,
    slip: () => 'The scheduler reckons with requests; what is used plays no part.',
    again: ({ cpu, memory, ownCpu, ownMemory }) => {
      let pods = 0
      while ((pods + 1) * ownCpu <= cpu && (pods + 1) * ownMemory <= memory) pods++
      return pods
    },
  }),
  oneOf({
    name: 'why-it-waits',
    seconds: 60,
    hint: 'With which number does the scheduler reckon?',
    scenes: [
      {
        stem: 'All nodes are at 15 % of their processors, and a new pod waits with “Insufficient cpu”. What is likely?',
        right: [['Others request much more than they use', 'The scheduler reckons with requests.']],
        wrong: [
          ['The limit of the new pod is much too high', 'Limits play no part in placing.'],
          ['The image of the new pod is too large', 'It would be another message.'],
          ['The nodes have too little memory left for it', 'The message names the processor.'],
          ['The kubelet has stopped measuring', 'Measures play no part in placing.'],
        ],
      },
      {
        stem: 'A pod without any request is placed on a node that is full to the brim, and is slow there. Why was it placed there?',
        right: [['Without a request it counts as nothing', 'It fits anywhere.']],
        wrong: [
          ['It has the highest priority of all of them', 'Nothing says so.'],
          ['Its limit was below what was left on the node', 'Limits play no part in placing.'],
          ['The scheduler saw what was really free there', 'It reckons with requests.'],
          ['Its owner pinned it to that node', 'Nothing says so.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'class-of-pod',
    kind: 'single',
    seconds: 75,
    hint: 'Is there anything at all; and has every container limits for both, with requests that do not differ?',
    params: (rng) => {
      const wanted = rng.pick(CLASSES)
      const containers = drawnUntil(
        () => rng.sample(POSSIBLE, rng.int(1, 2)),
        (drawn) => classOf(drawn) === wanted,
      )
      return { containers, shown: rng.shuffle([...CLASSES, 'Critical']) }
    },
    ask: ({ containers, shown }) => ({
      stem: 'A pod has these containers. Which class of quality of service does it get?',
      code: written(containers),
      options: shown,
    }),
    key: ({ containers, shown }) => ({ kind: 'single', right: shown.indexOf(classOf(containers)) }),
    why: ({ containers }) => ({
      right: `${classOf(containers)}: a missing request is set to its limit, and all containers count.`,
      wrong: `It is ${classOf(containers)}. Guaranteed wants limits for both in every container, and requests that equal them (a missing one is set to its limit); BestEffort is nothing at all; the rest is Burstable. There is no class Critical.`,
    }),
    option: ({ containers }, text) => {
      const numbers = containers.flatMap(({ requests = {}, limits = {} }) => [
        requests.cpu,
        requests.memory,
        limits.cpu,
        limits.memory,
      ])
      if (numbers.every((one) => one === undefined)) return text === 'BestEffort'
      const differs = containers.some(
        ({ requests = {}, limits = {} }) =>
          !limits.cpu ||
          !limits.memory ||
          (requests.cpu ?? limits.cpu) !== limits.cpu ||
          (requests.memory ?? limits.memory) !== limits.memory,
      )
      return text === (differs ? 'Burstable' : 'Guaranteed')
    },
  }),
  reckoned({
    name: 'quota-left',
    seconds: 75,
    hint: 'Add up requests, not use; a pod is more than its largest container.',
    draw: (rng) => ({
      quota: rng.int(16, 32),
      first: { pods: rng.int(2, 6), each: 256 * rng.int(1, 4) },
      second: { pods: rng.int(2, 4), each: 256 * rng.int(2, 6), beside: 128 * rng.int(1, 3) },
    }),
    stem: ({ quota, first, second }) =>
      `A namespace may request ${quota} Gi of memory in all (1 Gi is 1,024 Mi). There are ${first.pods} pods with one container of ${first.each} Mi, and ${second.pods} pods with two containers of ${second.each} and ${second.beside} Mi. How many Mi may still be requested?`,
    unit: 'Mi, as a whole number.',
    value: ({ quota, first, second }) =>
      quota * 1_024 - first.pods * first.each - second.pods * (second.each + second.beside),
    within: 0,
    because: ({ quota, first, second }) =>
      `${quota * 1_024} − ${first.pods} · ${first.each} − ${second.pods} · (${second.each} + ${second.beside}).`,
    slip: () => 'Containers that run side by side in a pod are added up.',
    again: ({ quota, first, second }) => {
      const taken = [
        ...Array.from({ length: first.pods }, () => first.each),
        ...Array.from({ length: second.pods }, () => [second.each, second.beside]).flat(),
      ]
      return taken.reduce((left, one) => left - one, quota * 1_024)
    },
  }),
  reckoned({
    name: 'replicas-in-quota',
    seconds: 90,
    hint: 'At the widest moment of a rollout there are more pods than replicas.',
    draw: (rng) => ({ each: 50 * rng.int(4, 12), replicas: rng.int(4, 12), surge: rng.int(1, 3) }),
    stem: ({ each, replicas, surge }) =>
      `A Deployment of ${replicas} replicas requests ${each}m for each pod and has a maxSurge of ${surge} pods. Which quota for processor time does its namespace need at least, so that a rollout can go as it is meant to? Nothing else runs there, and pods that are ending are left out.`,
    unit: 'Thousandths of a processor (m), as a whole number.',
    value: ({ each, replicas, surge }) => each * (replicas + surge),
    within: 0,
    because: ({ each, replicas, surge }) => `(${replicas} + ${surge}) · ${each}.`,
    slip: () => 'A quota for the replicas alone holds until the first rollout.',
    again: ({ each, replicas, surge }) => each * replicas + each * surge,
  }),
  someOf({
    name: 'rights-add-up',
    seconds: 75,
    hint: 'Which binding counts where, and can one take away what another gives?',
    scenes: [
      {
        stem: 'A RoleBinding in `shop` gives Ada the ClusterRole `edit`, with which one looks at Deployments and changes them. A ClusterRoleBinding gives her `view`, with which one only looks. Which of these hold? Choose all.',
        right: [
          ['She may change Deployments in `shop`', 'The RoleBinding gives edit there.'],
          ['She may look at Deployments in `cart`', 'view counts everywhere.'],
          ['A further Role that only allows little takes nothing from her', 'Rights only add up.'],
          ['She may look at Deployments in `shop`', 'Both give that.'],
        ],
        wrong: [
          ['She may change Deployments in `cart`', 'edit is bound in `shop` alone.'],
          ['view takes the changing in `shop` from her', 'Rights only add up.'],
          [
            'Nothing holds, for a ClusterRole cannot be bound by a RoleBinding',
            'It can, and counts in that namespace.',
          ],
          ['She may give `edit` to others in `cart`', 'Nothing gives her that.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'wide-right',
    seconds: 60,
    hint: 'What does a verb give in effect, beyond what its name says?',
    scenes: [
      {
        stem: 'Somebody may create pods in a namespace and do nothing else there. What do they reach by that?',
        right: [['All Secrets of the namespace', 'A pod can mount each of them.']],
        wrong: [
          ['Nothing but the pods they have made', 'A pod can mount Secrets and use accounts.'],
          ['The Secrets of all namespaces', 'A pod mounts those of its own.'],
          ['Secrets that they can list', 'Mounting needs no right to list.'],
          ['The nodes of the cluster, as root in any case', 'Not where the namespace is restricted.'],
        ],
      },
      {
        stem: 'A service account may `list` secrets, but not `get` them. What does it learn?',
        right: [['Their contents', 'A list holds the whole objects.']],
        wrong: [
          ['Their names', 'A list holds the whole objects.'],
          ['Their number alone', 'A list holds the whole objects.'],
          ['Nothing, for get is missing', 'list is enough.'],
          ['Their contents, encrypted', 'The API gives them in the clear.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-standard',
    seconds: 60,
    hint: 'What does each of the three standards forbid, and what does each way of switching one on do?',
    scenes: [
      {
        stem: 'A namespace should forbid privileged containers and hostPath, but its images still run as root. Which standard?',
        right: [['baseline', 'It forbids what is known to break out, and allows root.']],
        wrong: [
          ['restricted', 'It forbids root too.'],
          ['privileged', 'It forbids nothing.'],
          ['default', 'There is none of this name.'],
          ['audit', 'It is a way to switch one on.'],
        ],
      },
      {
        stem: 'A team wants to know for a week what “restricted” would refuse, and to be hindered by nothing. How is it switched on?',
        right: [['With `warn`', 'It tells, and lets through.']],
        wrong: [
          ['With `enforce`', 'It refuses.'],
          ['With `baseline`', 'It is another standard.'],
          ['With a quota of 0', 'It would refuse everything.'],
          ['With a Role', 'It is about people, not about pods.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-admission',
    seconds: 60,
    hint: 'Who is it, may they, what is made of it, is it allowed, where is it kept?',
    chains: [
      {
        stem: 'A request to make a pod comes to the API. Put these in order, first at the top.',
        steps: [
          'It is found out who asks',
          'It is looked up whether they may do this',
          'What is missing is filled in by mutating admission',
          'Validating admission says yes or no',
          'The pod is written to the store',
          'The scheduler gives it a node',
        ],
        because: 'Who, may they, changed, judged as changed, kept, and only then placed.',
      },
    ],
  }),
  oneOf({
    name: 'request-again',
    seconds: 60,
    hint: 'What does each of the two numbers do, and in what are they counted?',
    about: 'A request places, a limit stops',
    scenes: [
      {
        stem: 'A container has a request of 100m, a limit of 2000m, and the node is idle. How much processor time can it use?',
        right: [['Up to two processors', 'The limit stops it, not the request.']],
        wrong: [
          ['A tenth of a processor', 'It is what it was placed by.'],
          ['As much as the node has', 'The limit stops it.'],
          ['Two thousand processors', 'm is a thousandth.'],
          ['The mean of both', 'Nothing reckons so.'],
        ],
      },
      {
        stem: 'Somebody writes `memory: 512m` where 512 MB were meant. What was asked for?',
        right: [['About half a byte', 'm is a thousandth.']],
        wrong: [
          ['512 megabytes, as was meant', 'That would be M.'],
          ['512 mebibytes, which is a little more', 'That would be Mi.'],
          ['512 kilobytes', 'That would be k.'],
          ['Half a processor', 'It stands behind memory.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'quota-again',
    seconds: 60,
    hint: 'What does a bounded namespace ask of each pod, and who helps those that do not say it?',
    about: 'What a team may take',
    scenes: [
      {
        stem: 'After a ResourceQuota for memory was set, a pod that ran for a year is refused when it is made anew, though much is left. Why?',
        right: [['It requests no memory', 'Where memory is bounded each pod has to say how much.']],
        wrong: [
          ['It requests too much memory', 'Much is left.'],
          ['It has run for longer than a quota allows', 'A quota knows no age.'],
          ['It uses too much', 'Use plays no part when it is made.'],
          ['Its namespace has no priority', 'Priority is about waiting, not about refusing.'],
        ],
      },
      {
        stem: 'In a namespace with a quota, what writes a request for those who gave none?',
        right: [['A LimitRange', 'It fills in what is missing.']],
        wrong: [
          ['The quota', 'It refuses.'],
          ['The scheduler', 'It reckons with what is there.'],
          ['A PriorityClass', 'It says who waits.'],
          ['The kubelet of the node', 'It comes later.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'who-is-evicted',
    seconds: 75,
    hint: 'Who is above what they asked for, and by how much?',
    about: 'Who goes first when memory runs short',
    scenes: [
      {
        stem: 'The memory of a node runs short; all pods have one priority. Which of these are evicted before a pod that uses 300 Mi of its request of 400 Mi? Choose all.',
        right: [
          ['One without a request that uses 50 Mi', 'It is above its request of nothing.'],
          ['One that uses 500 Mi of a request of 200 Mi', 'It is above its request.'],
          ['One that uses 120 Mi of a request of 100 Mi', 'It is above its request.'],
          ['One without a request that uses 900 Mi', 'It is above its request of nothing.'],
        ],
        wrong: [
          ['One that uses 200 Mi of a request of 800 Mi', 'It is farther below its request.'],
          ['One that is Guaranteed and uses 500 Mi of 700 Mi', 'It is farther below its request.'],
          ['One that uses 100 Mi of a request of 300 Mi', 'It is farther below its request.'],
          ['One that uses 600 Mi of a request of 1,000 Mi', 'It is farther below its request.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'class-task',
    kind: 'code-js',
    about: 'Who goes first when memory runs short',
    seconds: 480,
    hint: 'Fill in the missing requests first; then two questions about all containers are left.',
    params: (rng) => {
      const cpu = `${50 * rng.int(2, 19)}m`
      const memory = `${64 * rng.int(2, 15)}Mi`
      const full = { cpu, memory }
      const made = (name: string, containers: readonly Container[]) => {
        const call = `qos(${JSON.stringify(containers)})`
        const gives = JSON.stringify(classOf(containers))
        return { name, shown: `${call} gives ${gives}`, call, gives }
      }
      return {
        cases: [
          made('all equal', [{ requests: full, limits: full }]),
          made('nothing at all', [{}, {}]),
          made('limits alone', [{ limits: full }]),
          made('one container without', [{ limits: full }, {}]),
          made('a smaller request', [{ requests: { cpu: '10m', memory }, limits: full }]),
          made('a limit for one kind alone', [{ requests: { memory }, limits: { memory } }]),
          made('requests alone', [{ requests: full }]),
          made('a request for one kind is missing', [{ requests: { cpu }, limits: full }]),
          made('empty lists', [{ requests: {}, limits: {} }]),
          made('two that are sure', [{ limits: full }, { requests: full, limits: full }]),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `qos(containers)`: "Guaranteed", "Burstable" or "BestEffort". Each container may have `requests` and `limits`, objects that may hold `cpu` and `memory` as texts; equal amounts are written equally. A request that is missing where there is a limit of its kind equals that limit.',
      starter: 'function qos(containers) {\n  return "Burstable"\n}\n',
      answerHint: 'JavaScript that declares qos.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        "function qos(containers) {\n  const kinds = ['cpu', 'memory']\n  const all = containers.flatMap(({ requests = {}, limits = {} }) => kinds.map((kind) => ({ limit: limits[kind], request: requests[kind] ?? limits[kind] })))\n  if (all.every(({ limit, request }) => limit === undefined && request === undefined)) return 'BestEffort'\n  return all.every(({ limit, request }) => limit !== undefined && request === limit) ? 'Guaranteed' : 'Burstable'\n}",
    }),
    why: () => ({
      right:
        'Missing requests take their limit; nothing anywhere is BestEffort, both equal everywhere is Guaranteed.',
      wrong:
        'Is a limit without a request enough? Does one container without anything spoil the class of all? And do empty objects count as nothing?',
    }),
    solutions: () => [
      "const qos = (cs) => { let any = false, sure = true; for (const c of cs) for (const k of ['cpu', 'memory']) { const l = c.limits && c.limits[k], r = (c.requests && c.requests[k]) || l; if (l || r) any = true; if (!l || r !== l) sure = false } return !any ? 'BestEffort' : sure ? 'Guaranteed' : 'Burstable' }",
      "function qos(containers) { const full = (c) => ({ limits: { ...c.limits }, requests: { ...c.limits, ...c.requests } }); const cs = containers.map(full); if (cs.every((c) => Object.keys(c.requests).length === 0)) return 'BestEffort'; return cs.every((c) => ['cpu', 'memory'].every((k) => k in c.limits && c.limits[k] === c.requests[k])) ? 'Guaranteed' : 'Burstable' }",
    ],
    wrong: () => ({
      'requests have to be written':
        "function qos(cs) { const k = ['cpu', 'memory']; if (cs.every((c) => k.every((x) => !c.requests?.[x] && !c.limits?.[x]))) return 'BestEffort'; return cs.every((c) => k.every((x) => c.limits?.[x] && c.requests?.[x] === c.limits[x])) ? 'Guaranteed' : 'Burstable' }",
      'memory alone is looked at':
        "function qos(cs) { const all = cs.map((c) => [c.limits?.memory, c.requests?.memory ?? c.limits?.memory]); if (cs.every((c) => !Object.keys(c.limits ?? {}).length && !Object.keys(c.requests ?? {}).length)) return 'BestEffort'; return all.every(([l, r]) => l && l === r) ? 'Guaranteed' : 'Burstable' }",
      'containers without anything are passed over':
        "function qos(cs) { const k = ['cpu', 'memory']; const some = cs.filter((c) => k.some((x) => c.requests?.[x] || c.limits?.[x])); if (!some.length) return 'BestEffort'; return some.every((c) => k.every((x) => c.limits?.[x] && (c.requests?.[x] ?? c.limits[x]) === c.limits[x])) ? 'Guaranteed' : 'Burstable' }",
    }),
  }),
])
