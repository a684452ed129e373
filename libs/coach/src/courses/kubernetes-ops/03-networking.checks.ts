import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'

export default moduleChecks('kubernetes-ops/networking', [
  reckoned({
    name: 'pieces-of-range',
    seconds: 60,
    hint: 'By how many bits do the two prefixes differ?',
    draw: (rng) => {
      const range = rng.int(12, 18)
      return { range, piece: range + rng.int(5, 9) }
    },
    stem: ({ range, piece }) =>
      `The pods of a cluster have the range 10.32.0.0/${range}, and each node gets a piece of /${piece} out of it. How many nodes can there be at most?`,
    unit: 'A whole number.',
    value: ({ range, piece }) => 2 ** (piece - range),
    within: 0,
    because: ({ range, piece }) => `2 to the power of ${piece} − ${range}.`,
    slip: ({ piece }) => `2^${32 - piece} is how many addresses a piece has, not how many pieces there are.`,
    again: ({ range, piece }) => 2 ** (32 - range) / 2 ** (32 - piece),
  }),
  reckoned({
    name: 'behind-the-service',
    seconds: 75,
    hint: 'Two conditions: the labels fit, and the pod may get requests.',
    draw: (rng) => ({
      pods: Array.from({ length: 7 }, (_, i) => ({
        name: `pod-${i + 1}`,
        app: rng.pick(['shop', 'shop', 'cart']),
        tier: rng.pick(['web', 'web', 'job']),
        isReady: rng.chance() < 0.7,
      })),
    }),
    stem: () =>
      'A service has the selector `app: shop, tier: web`. To how many of these pods of its namespace does it send connections?',
    code: ({ pods }) =>
      [
        'pod     app    tier   ready',
        ...pods.map(
          ({ name, app, tier, isReady }) => `${name}   ${app}   ${tier}    ${isReady ? 'yes' : 'no'}`,
        ),
      ].join('\n'),
    unit: 'A whole number.',
    value: ({ pods }) =>
      pods.filter(({ app, tier, isReady }) => app === 'shop' && tier === 'web' && isReady).length,
    within: 0,
    because: ({ pods }) => {
      const names = pods
        .filter(({ app, tier, isReady }) => app === 'shop' && tier === 'web' && isReady)
        .map(({ name }) => name)
      return names.length === 0 ? 'None fits and is ready.' : `Fitting and ready: ${names.join(', ')}.`
    },
    slip: () => 'Both labels have to fit, and a pod that is not ready gets nothing.',
    again: ({ pods }) => {
      let count = 0
      for (const pod of pods) {
        if (pod.app !== 'shop') continue
        if (pod.tier === 'job' || !pod.isReady) continue
        count++
      }
      return count
    },
  }),
  oneOf({
    name: 'which-type',
    seconds: 60,
    hint: 'Who calls it, from where, and does the caller want one address or all?',
    scenes: [
      {
        stem: 'A database client wants to choose among three members itself and needs the address of each. Which service?',
        right: [['A headless one', 'Its name gives the addresses of the pods.']],
        wrong: [
          ['ClusterIP', 'It hides them behind one address.'],
          ['NodePort', 'It opens a port of the nodes.'],
          ['LoadBalancer', 'It hides them behind a balancer.'],
          ['None: addresses of pods are written down', 'They last as long as the pods.'],
        ],
      },
      {
        stem: 'Only other programs of the cluster call a service, and they do not care which pod answers. Which service?',
        right: [['ClusterIP', 'One address, inside of the cluster.']],
        wrong: [
          ['LoadBalancer', 'It would cost money and stand open.'],
          ['NodePort', 'It would open a port of each node.'],
          ['A headless one', 'They do not want to choose.'],
          ['An Ingress', 'It is for HTTP from outside.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'path-of-request',
    seconds: 60,
    hint: 'From the name over the virtual address to the program.',
    chains: [
      {
        stem: 'A pod calls `http://shop/`. Put these in order, first at the top.',
        steps: [
          'The resolver asks the cluster’s name server for `shop`',
          'It gets the virtual address of the service',
          'The client opens a connection to that address',
          'A rule of the node puts a ready pod’s address in its place',
          'The packet comes to the node of that pod',
          'The program listens at the targetPort and answers',
        ],
        because: 'Name, virtual address, connection, a pod in its place, its node, its program.',
      },
    ],
  }),
  reckoned({
    name: 'questions-to-dns',
    seconds: 90,
    hint: 'Does the name have fewer dots than the setting asks for, and how many endings come first?',
    draw: (rng) => ({
      endings: rng.int(3, 6),
      name: rng.pick([
        'api.partner.example',
        'eu.api.partner.example',
        'partner.example',
        'a.b.c.d.partner.example',
      ]),
      isClosed: rng.chance() < 0.3,
    }),
    stem: ({ endings, name, isClosed }) =>
      `A pod has ${endings} endings to search and \`ndots:5\`. It asks for \`${name}${isClosed ? '.' : ''}\`, which exists just as it stands and with no ending. How many names are asked for, up to the one that is found?`,
    unit: 'A whole number; both kinds of address count as one question.',
    value: ({ endings, name, isClosed }) => (isClosed || name.split('.').length > 5 ? 1 : endings + 1),
    within: 0,
    because: ({ endings, name, isClosed }) =>
      isClosed
        ? 'The dot at the end says that it is complete.'
        : name.split('.').length > 5
          ? 'It has five dots, so it is tried first as it stands.'
          : `It has fewer than five dots: ${endings} endings come first, then the name as it stands.`,
    slip: () => 'With few dots the name is tried as it stands at the very end only.',
    again: ({ endings, name, isClosed }) => {
      const asked: string[] = []
      const dots = (name.match(/\./g) ?? []).length
      if (!isClosed && dots < 5) for (let i = 0; i < endings; i++) asked.push(`${name}.ending-${i}`)
      asked.push(name)
      return asked.length
    },
  }),
  someOf({
    name: 'may-it-talk',
    seconds: 90,
    hint: 'For each connection ask two things: may it leave there, and may it enter here?',
    scenes: [
      {
        stem: 'In a namespace pods A, B and C live. One policy selects B for ingress and allows A. Another selects C for egress and allows nothing. Nothing else is there. Which connections get through? Choose all.',
        right: [
          ['From A to B', 'A is open, and B allows it.'],
          ['From A to C', 'C is selected for egress only; it may be called.'],
          ['From B to A', 'B is selected for ingress only; it may call.'],
          ['From B to C', 'B may call, and C may be called.'],
        ],
        wrong: [
          ['From C to A', 'C may call nobody.'],
          ['From C to B', 'C may call nobody, and B allows A alone.'],
          ['From another namespace to B', 'B allows A alone.'],
          ['From C to the name server', 'It is a call too.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'one-dash',
    seconds: 75,
    hint: 'Count the dashes: what stands in one entry has to hold together.',
    scenes: [
      {
        stem: '`from` has one entry, with `namespaceSelector: team=web` and `podSelector: app=front` in it. Who may call?',
        right: [['Front pods in namespaces of web', 'Both selectors of an entry have to hold.']],
        wrong: [
          [
            'All pods of web, and all front pods of every namespace',
            'That would be two entries, and not even then of every namespace.',
          ],
          ['All pods in namespaces of web', 'The second selector has to hold too.'],
          ['Front pods of this namespace alone', 'The first selector names other ones.'],
          ['Nobody: a pod cannot have both labels', 'The one is a label of the namespace.'],
        ],
      },
      {
        stem: '`from` has two entries: `namespaceSelector: team=web`, and `podSelector: app=front`. Who may call?',
        right: [
          [
            'All pods of web, and front pods from here',
            'Entries are an “or”; a pod selector alone is about this namespace.',
          ],
        ],
        wrong: [
          ['Front pods in namespaces of web', 'That would be one entry with both.'],
          [
            'Front pods of every namespace, and nobody besides',
            'A pod selector alone is about this namespace.',
          ],
          ['All pods of web, except the front pods among them', 'Policies take nothing away.'],
          ['Only pods of this namespace that are called front', 'The first entry allows others.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'list-again',
    seconds: 60,
    hint: 'Is there somebody in the list behind the name who may get connections?',
    about: 'A service is a name with a list behind it',
    scenes: [
      {
        stem: 'A service does not answer; its EndpointSlices name no ready pod, and three pods run. What is looked at first?',
        right: [['The pods’ labels and probes', 'Who is in the list, and ready, hangs on them.']],
        wrong: [
          ['The targetPort of the service', 'Without a ready pod no port is even tried.'],
          ['The program’s log of errors and requests', 'It gets no connection.'],
          ['Its address, by a ping', 'Nobody listens there, also when all is well.'],
          ['The labels of the Deployment itself', 'It is those of the pods that count.'],
        ],
      },
      {
        stem: 'A service does not answer; its EndpointSlices name three ready pods, and connections are refused. What is looked at first?',
        right: [
          ['targetPort, and where it listens', 'There are ready pods, so it is the port or the program.'],
        ],
        wrong: [
          ['The labels of the three pods', 'They are in the list.'],
          ['The readiness probe of the pods', 'They are ready.'],
          ['The name of the service in DNS', 'The connection was refused, so the name was found.'],
          ['The number of the replicas that are wished for', 'Three are there.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'names-again',
    seconds: 60,
    hint: 'What does the resolver put behind a name before it asks, and when does it put nothing?',
    about: 'Names, and how often one asks',
    scenes: [
      {
        stem: 'A pod in the namespace `web` calls the service `shop` in the namespace `sales`. What is the shortest name that works with the usual endings?',
        right: [['`shop.sales`', 'The ending `svc.cluster.local` makes it whole.']],
        wrong: [
          ['`shop`', 'That would be one in `web`.'],
          ['`sales.shop`', 'The service stands first.'],
          ['`shop.web`', 'It lives in `sales`.'],
          ['`svc.shop`', 'A namespace is needed.'],
        ],
      },
      {
        stem: 'A service calls `api.partner.example` a thousand times a second, and the name servers are overloaded. What takes most of it away?',
        right: [['A dot at the end of the name', 'One name is asked for in place of four.']],
        wrong: [
          ['A shorter name for the service itself', 'It asks for others.'],
          ['Two more endings in the list to be searched', 'Then six names are asked for.'],
          ['A headless service for the pods that call', 'It changes who is found, not what they ask for.'],
          ['A policy that closes port 53', 'Then nothing is found at all.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'policy-again',
    seconds: 75,
    hint: 'What does a policy do to a pod that it selects, and can another one take it back?',
    about: 'Who may talk to whom',
    scenes: [
      {
        stem: 'Which of these hold of NetworkPolicies? Choose all.',
        right: [
          ['Without any, every pod may call every other', 'Pods are open until one is selected.'],
          ['Two policies for one pod allow what either allows', 'They add up.'],
          ['Closed egress closes questions to DNS too', 'They are calls as others.'],
          ['A plugin that ignores them leaves all open', 'Somebody has to carry them out.'],
        ],
        wrong: [
          [
            'A later policy can forbid what an earlier one allows',
            'There is no order, and nothing that forbids.',
          ],
          ['The answer to an allowed call needs a rule of its own', 'It belongs to the connection.'],
          ['A policy for ingress closes egress as well', 'Each direction stands by itself.'],
          ['They hold for all namespaces of the cluster at once', 'Each selects pods of its own.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'selector-task',
    kind: 'code-js',
    about: 'Labels do the work',
    seconds: 480,
    hint: 'All conditions must hold. Which of the four operators hold where the label is not there?',
    params: (rng) => {
      const [a = '', b = '', c = ''] = rng.sample(['web', 'api', 'job', 'cron', 'mail'], 3)
      type Labels = Record<string, string>
      const made = (name: string, labels: Labels, selector: unknown, gives: boolean) => {
        const call = `matches(${JSON.stringify(labels)}, ${JSON.stringify(selector)})`
        return { name, shown: `${call} gives ${gives}`, call, gives: String(gives) }
      }
      const one = (key: string, operator: string, values?: readonly string[]) => ({
        matchExpressions: [values ? { key, operator, values } : { key, operator }],
      })
      return {
        cases: [
          made('equal values', { app: a, tier: b }, { matchLabels: { app: a } }, true),
          made('one of two differs', { app: a, tier: b }, { matchLabels: { app: a, tier: c } }, false),
          made('one of several', { app: b }, one('app', 'In', [a, b]), true),
          made('not there is not in', { tier: a }, one('app', 'In', [a, b]), false),
          made('not there is also not in', { tier: a }, one('app', 'NotIn', [a, b]), true),
          made('it is in', { app: a }, one('app', 'NotIn', [a, b]), false),
          made('there, and empty', { app: '' }, one('app', 'Exists'), true),
          made('there, so it may not be', { app: '' }, one('app', 'DoesNotExist'), false),
          made('an empty selector', { app: c }, {}, true),
          made(
            'labels and expressions',
            { app: a, tier: b },
            { matchLabels: { app: a }, ...one('tier', 'NotIn', [b]) },
            false,
          ),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `matches(labels, selector)`: whether labels fit a selector. A selector may have `matchLabels`, an object of keys and values, and `matchExpressions`, a list of `{key, operator, values}` with the operators `In`, `NotIn`, `Exists` and `DoesNotExist` (the last two have no values). All must hold; `NotIn` also holds where the key is missing. What is left out asks for nothing. A value may be an empty text.',
      starter: 'function matches(labels, selector) {\n  return true\n}\n',
      answerHint: 'JavaScript that declares matches.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        "function matches(labels, selector) {\n  const equal = Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value)\n  const holds = ({ key, operator, values }) => {\n    const isThere = key in labels\n    if (operator === 'In') return isThere && values.includes(labels[key])\n    if (operator === 'NotIn') return !isThere || !values.includes(labels[key])\n    return isThere === (operator === 'Exists')\n  }\n  return equal && (selector.matchExpressions ?? []).every(holds)\n}",
    }),
    why: () => ({
      right: 'Every condition is asked, and whether a key is there is asked apart from what it holds.',
      wrong:
        'Is an empty value taken as a missing one? Does `NotIn` hold where the key is missing? And is a selector without one of its parts let through?',
    }),
    solutions: () => [
      "const matches = (l, { matchLabels = {}, matchExpressions = [] }) => { for (const k of Object.keys(matchLabels)) if (l[k] !== matchLabels[k]) return false; for (const { key, operator, values } of matchExpressions) { const v = l[key]; const ok = operator === 'Exists' ? v !== undefined : operator === 'DoesNotExist' ? v === undefined : operator === 'In' ? values.indexOf(v) >= 0 : values.indexOf(v) < 0; if (!ok) return false } return true }",
      'function matches(labels, selector) { const has = (k) => Object.hasOwn(labels, k); const ops = { In: (k, v) => has(k) && v.includes(labels[k]), NotIn: (k, v) => !has(k) || !v.includes(labels[k]), Exists: has, DoesNotExist: (k) => !has(k) }; return Object.entries(selector.matchLabels || {}).every(([k, v]) => labels[k] === v) && (selector.matchExpressions || []).every((e) => ops[e.operator](e.key, e.values)) }',
    ],
    wrong: () => ({
      'an empty value is missing':
        'function matches(l, s) { const ops = { In: (k, v) => v.includes(l[k]), NotIn: (k, v) => !v.includes(l[k]), Exists: (k) => !!l[k], DoesNotExist: (k) => !l[k] }; return Object.entries(s.matchLabels || {}).every(([k, v]) => l[k] === v) && (s.matchExpressions || []).every((e) => ops[e.operator](e.key, e.values)) }',
      'NotIn wants the key':
        'function matches(l, s) { const ops = { In: (k, v) => v.includes(l[k]), NotIn: (k, v) => k in l && !v.includes(l[k]), Exists: (k) => k in l, DoesNotExist: (k) => !(k in l) }; return Object.entries(s.matchLabels || {}).every(([k, v]) => l[k] === v) && (s.matchExpressions || []).every((e) => ops[e.operator](e.key, e.values)) }',
      'one condition is enough':
        'function matches(l, s) { const ops = { In: (k, v) => v.includes(l[k]), NotIn: (k, v) => !v.includes(l[k]), Exists: (k) => k in l, DoesNotExist: (k) => !(k in l) }; const all = [...Object.entries(s.matchLabels || {}).map(([k, v]) => l[k] === v), ...(s.matchExpressions || []).map((e) => ops[e.operator](e.key, e.values))]; return all.length === 0 || all.some(Boolean) }',
    }),
  }),
])
