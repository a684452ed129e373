import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import containers from './01-containers.checks'
import workloads from './02-workloads.checks'
import networking from './03-networking.checks'
import storage from './04-storage.checks'
import policiesAndLimits from './05-policies-and-limits.checks'
import incidentDrill from './06-incident-drill.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], containers, [
    { kind: 'heading', level: 2, text: 'A process with walls' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A container is no small machine. It is an ordinary process of the host, with two things around it. ',
        },
        { kind: 'strong', text: 'Namespaces' },
        { kind: 'text', text: ' decide what it ' },
        { kind: 'em', text: 'sees' },
        { kind: 'text', text: ': its own list of processes, its own mounts, network, host name, users. ' },
        { kind: 'strong', text: 'Control groups' },
        { kind: 'text', text: ' decide what it may ' },
        { kind: 'em', text: 'use' },
        {
          kind: 'text',
          text: ': so much memory, so much time of the processors. The kernel is that of the host and shared by all. That is why a container starts in a blink, and why a hole in the kernel is a hole in the wall of every one of them.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "What is not walled in is shared: the time of day, the kernel's version, its modules. A program that needs another kernel needs another machine.",
        },
      ],
    },
    { kind: 'check', name: 'what-is-shared' },
    { kind: 'heading', level: 2, text: 'An image is layers and a note' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An image is a list of ' },
        { kind: 'strong', text: 'layers' },
        {
          kind: 'text',
          text: ' and a configuration: which command, which user, which variables. A layer is an archive of what one step has added, changed or marked as gone. When a container starts, the layers lie on one another as read-only sheets, and on top is one that can be written. Changing a file copies it up first; with the container that sheet goes.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Two things follow, and both cost somebody dearly each month.' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Nothing is taken away by a later layer.' },
          {
            kind: 'text',
            text: ' If one step copies 300 MB in and the next deletes them, the image is 300 MB larger all the same, and whoever has the image can take them out again. A key that was ever in a layer is known.',
          },
        ],
        [
          { kind: 'strong', text: 'A name is not a content.' },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'shop:1.4' },
          { kind: 'text', text: ' is a tag, a pointer that somebody may move tomorrow. ' },
          { kind: 'code', text: 'shop@sha256:9f2c…' },
          {
            kind: 'text',
            text: ' is a digest, the hash of the manifest: it is this image or nothing. Deploy by digest, or by a tag that is never moved by a rule which somebody enforces; ',
          },
          { kind: 'code', text: 'latest' },
          { kind: 'text', text: ' is neither.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A layer that is there already is not fetched again. Ten services on one base share it on the disk and on the wire.',
        },
      ],
    },
    { kind: 'check', name: 'size-of-image' },
    { kind: 'check', name: 'bytes-to-pull' },
    { kind: 'check', name: 'tag-or-digest' },
    { kind: 'heading', level: 2, text: 'The cache reads from the top' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A build runs the lines from the top, and each makes a layer or changes the note. If the line and what it uses are as they were, the layer is taken from the cache. From the first line that differs, ',
        },
        { kind: 'strong', text: 'all that follow run anew' },
        { kind: 'text', text: '. So the rare changes stand at the top and the frequent ones at the bottom:' },
      ],
    },
    {
      kind: 'code',
      lang: 'dockerfile',
      text: 'FROM node:22-slim AS build\nWORKDIR /app\nCOPY package.json package-lock.json ./\nRUN npm ci                        # anew only if the lock file changes\nCOPY . .\nRUN npm run build\n\nFROM node:22-slim\nWORKDIR /app\nCOPY --from=build /app/dist ./dist\nUSER node\nCMD ["node", "dist/main.js"]',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'With ' },
        { kind: 'code', text: 'COPY . .' },
        { kind: 'text', text: ' above ' },
        { kind: 'code', text: 'npm ci' },
        { kind: 'text', text: ' every comma would fetch all packages anew. The second ' },
        { kind: 'code', text: 'FROM' },
        {
          kind: 'text',
          text: " begins anew from its own base and takes only what is needed to run: compilers, sources and the build's secrets stay behind. (A secret for the build itself is mounted, ",
        },
        { kind: 'code', text: 'RUN --mount=type=secret' },
        { kind: 'text', text: ', and never copied.) A ' },
        { kind: 'code', text: '.dockerignore' },
        { kind: 'text', text: ' keeps ' },
        { kind: 'code', text: '.git' },
        { kind: 'text', text: ' and local settings out of ' },
        { kind: 'code', text: 'COPY . .' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'seconds-of-build' },
    { kind: 'check', name: 'order-of-file' },
    { kind: 'heading', level: 2, text: 'Process number one' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The first process in a container is number 1 of its namespace, and number 1 is special: a signal for which it has installed no handler does nothing to it when it comes from inside, and SIGTERM from outside is dropped as well. It also has to collect the children that others left behind.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'CMD ["node", "main.js"]' },
        { kind: 'text', text: ' makes the program number 1. ' },
        { kind: 'code', text: 'CMD node main.js' },
        { kind: 'text', text: ' runs ' },
        { kind: 'code', text: '/bin/sh -c' },
        {
          kind: 'text',
          text: '; unless that shell replaces itself by the program, as some do with a single command, it is number 1 and need not hand signals on. Then stopping goes like this: SIGTERM, nothing; after the time of grace SIGKILL (10 seconds with ',
        },
        { kind: 'code', text: 'docker stop' },
        {
          kind: 'text',
          text: ', 30 in Kubernetes, unless said otherwise), and every open request is cut. Write the command as a list, handle SIGTERM: take nothing new, finish what is open, end.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An exit code above 128 tells of a signal: 128 + 15 = 143 is SIGTERM, 128 + 9 = 137 is SIGKILL. 137 without anybody having stopped it is mostly the kernel, because the memory limit was reached.',
        },
      ],
    },
    { kind: 'check', name: 'signal-behind-code' },
    { kind: 'check', name: 'who-is-number-one' },
    { kind: 'heading', level: 2, text: 'What it may use' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Memory' },
        { kind: 'text', text: ' has an edge: whoever goes over the limit is killed. ' },
        { kind: 'strong', text: 'Processor time' },
        {
          kind: 'text',
          text: ' has a tap: with a limit of a quarter of a processor the group gets 25 ms in each period of 100 ms and then waits for the next one. Nothing is killed, it is only late. A request that takes 60 ms of computing then takes 210: 25 ms, a wait of 75, 25, a wait, 10.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Programs that look at the machine are fooled: a runtime that starts a thread for each of the host's 64 processors, with a limit of one, mostly waits for itself. Current runtimes read the limits of the control group; look whether yours does.",
        },
      ],
    },
    { kind: 'check', name: 'late-by-the-tap' },
    { kind: 'check', name: 'memory-or-time' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Do not put several programs that live and die apart into one container: one failing is then everybody's restart. Do not run as root because it was easier: ",
        },
        { kind: 'code', text: 'USER' },
        {
          kind: 'text',
          text: ', a file system that is read-only, no capabilities that are not used. And do not build on the machine that serves.',
        },
      ],
    },
    { kind: 'check', name: 'layers-again' },
    { kind: 'check', name: 'cache-again' },
    { kind: 'check', name: 'walls-again' },
  ]),
  moduleOf(FACTS[1], workloads, [
    { kind: 'heading', level: 2, text: 'What should be, and who sees to it' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'One does not tell a cluster what to do. One writes down what ' },
        { kind: 'em', text: 'should be' },
        { kind: 'text', text: ', three copies of this image, and ' },
        { kind: 'strong', text: 'controllers' },
        {
          kind: 'text',
          text: ' compare it with what is, over and over, and do the next step. That explains nearly everything one meets. A pod that is deleted by hand comes again. A change made by hand on a running thing is undone as soon as its owner looks, if the owner watches that field. And a wish that cannot be fulfilled is no error: it waits.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'pod' },
        {
          kind: 'text',
          text: ' is the smallest thing that is placed: one container or a few that share an address and volumes, live on one node and die together. Nobody makes pods by hand; somebody owns them:',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Kind' }],
        [{ kind: 'text', text: 'What it keeps' }],
        [{ kind: 'text', text: 'For' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'Deployment' }],
          [{ kind: 'text', text: 'so many pods, all alike, through ReplicaSets' }],
          [{ kind: 'text', text: 'services without a state of their own' }],
        ],
        [
          [{ kind: 'text', text: 'StatefulSet' }],
          [{ kind: 'text', text: 'pods with a fixed name and a disk each' }],
          [{ kind: 'text', text: 'databases, queues' }],
        ],
        [
          [{ kind: 'text', text: 'DaemonSet' }],
          [{ kind: 'text', text: 'one pod on each node that fits' }],
          [{ kind: 'text', text: 'logs, network, monitoring' }],
        ],
        [
          [{ kind: 'text', text: 'Job' }],
          [{ kind: 'text', text: 'runs until so many have ended well' }],
          [{ kind: 'text', text: 'a migration, an import' }],
        ],
        [
          [{ kind: 'text', text: 'CronJob' }],
          [{ kind: 'text', text: 'makes Jobs by the clock' }],
          [{ kind: 'text', text: 'a nightly report' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An owner finds its pods by ' },
        { kind: 'strong', text: 'labels' },
        {
          kind: 'text',
          text: ", and marks them as its own. Keep selectors apart all the same: owners whose selectors meet may get in each other's way, and a service that selects by such a label finds the pods of both.",
        },
      ],
    },
    { kind: 'check', name: 'which-kind' },
    { kind: 'check', name: 'wish-and-owner' },
    { kind: 'heading', level: 2, text: 'A new version, step by step' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A Deployment makes a second ReplicaSet for the new version, lets it grow and the old one shrink. Two numbers say how far it may stray from what should be: ',
        },
        { kind: 'strong', text: 'maxSurge' },
        { kind: 'text', text: ', how many more pods there may be, and ' },
        { kind: 'strong', text: 'maxUnavailable' },
        {
          kind: 'text',
          text: ', how many fewer may be ready. Both may be shares; then maxSurge is rounded ',
        },
        { kind: 'em', text: 'up' },
        { kind: 'text', text: ' and maxUnavailable ' },
        { kind: 'em', text: 'down' },
        {
          kind: 'text',
          text: '. With 10 pods and 25 % for each (which is what stands there if nobody writes anything) there are at most 13 pods, and at least 8 are ready.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A new pod counts once it is ' },
        { kind: 'em', text: 'ready' },
        { kind: 'text', text: ', and has been so for ' },
        { kind: 'code', text: 'minReadySeconds' },
        {
          kind: 'text',
          text: '. If the new version never becomes ready, the rollout stands still with the old one in service, which is just what one wants; after ',
        },
        { kind: 'code', text: 'progressDeadlineSeconds' },
        { kind: 'text', text: ' (600 unless said otherwise) it is reported as failed. ' },
        { kind: 'strong', text: 'It is not taken back by itself' },
        { kind: 'text', text: ': that is ' },
        { kind: 'code', text: 'kubectl rollout undo' },
        { kind: 'text', text: ', or a commit.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'During a rollout old and new answer side by side. So a change of the database or of a message has to suit both: first add, then use, then remove, in three releases.',
        },
      ],
    },
    { kind: 'check', name: 'most-pods' },
    { kind: 'check', name: 'least-ready' },
    { kind: 'check', name: 'bounds-task' },
    { kind: 'heading', level: 2, text: 'Three questions by the kubelet' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Startup' },
          { kind: 'text', text: ': has it come up? Until yes, the other two are not asked.' },
        ],
        [
          { kind: 'strong', text: 'Readiness' },
          {
            kind: 'text',
            text: ': may it get requests now? If no, it is taken out of the service and goes on running.',
          },
        ],
        [
          { kind: 'strong', text: 'Liveness' },
          {
            kind: 'text',
            text: ': is it beyond help? If no answer comes so many times, the container is killed and started anew.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A probe runs each ' },
        { kind: 'code', text: 'periodSeconds' },
        { kind: 'text', text: ' and has failed after ' },
        { kind: 'code', text: 'failureThreshold' },
        {
          kind: 'text',
          text: ' times in a row. A startup probe with a period of 10 and a threshold of 30 gives a slow start up to 300 seconds.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is a liveness probe that asks the database. If the database is slow for a minute, all pods are killed at once, start together, and all knock at the database. Liveness asks only about the process itself. What depends on others belongs in readiness, and even there with care: if all pods step aside at once, nobody answers.',
        },
      ],
    },
    { kind: 'check', name: 'seconds-to-come-up' },
    { kind: 'check', name: 'which-probe' },
    { kind: 'heading', level: 2, text: 'Stopping is a procedure' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'When a pod is to end, two things happen ' },
        { kind: 'em', text: 'at the same time' },
        {
          kind: 'text',
          text: ': it is marked as not ready among the endpoints of its services, so that they send it nothing new, and its containers are stopped: first the ',
        },
        { kind: 'code', text: 'preStop' },
        { kind: 'text', text: ' hook, then SIGTERM, and after ' },
        { kind: 'code', text: 'terminationGracePeriodSeconds' },
        {
          kind: 'text',
          text: " (30, the hook's time included) SIGKILL. Since word of the first takes a moment to reach every node, requests still come in after SIGTERM. So a ",
        },
        { kind: 'code', text: 'preStop' },
        {
          kind: 'text',
          text: ' of some seconds, or a server that goes on answering for a little, saves the errors of each rollout.',
        },
      ],
    },
    { kind: 'check', name: 'order-of-ending' },
    { kind: 'heading', level: 2, text: 'As many as are needed' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'The horizontal autoscaler reckons' }] },
    { kind: 'code', lang: 'text', text: 'wanted = ⌈ pods · (measured / target) ⌉' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'and does nothing while the ratio is within a tenth of 1. Four pods at 90 % with a target of 60 % become ⌈4 · 1.5⌉ = 6. The share is one of what was ',
        },
        { kind: 'em', text: 'requested' },
        {
          kind: 'text',
          text: ', so without a request there is nothing to reckon with. On the way down it waits (five minutes unless said otherwise) and takes the highest wish of that time, so that it does not flutter.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'disruption budget' },
        {
          kind: 'text',
          text: ' says how many pods have to stay when somebody drains a node on purpose. It does not protect from a node that dies.',
        },
      ],
    },
    { kind: 'check', name: 'pods-wanted' },
    { kind: 'check', name: 'waves-of-a-job' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'No StatefulSet because something writes a file: ask first whether the file may go. No liveness probe where a crash would end the process anyway. And one pod is no service: whatever may not be away has two, on two nodes.',
        },
      ],
    },
    { kind: 'check', name: 'kinds-again' },
    { kind: 'check', name: 'probe-again' },
    { kind: 'check', name: 'rollout-again' },
  ]),
  moduleOf(FACTS[2], networking, [
    { kind: 'heading', level: 2, text: 'Every pod has an address' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The model is simple: each pod has an address of its own, and every pod reaches every other by it, without translation, on whatever node it is. Containers of one pod share that address and meet on ',
        },
        { kind: 'code', text: 'localhost' },
        { kind: 'text', text: '. How packets get there is the business of a network plugin.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Addresses come out of one large range that is cut into pieces, often one piece for each node. A prefix of /16 has 2³²⁻¹⁶ = 65,536 addresses. Cut into pieces of /24 that is 2²⁴⁻¹⁶ = 256 pieces of 256 addresses each: a cluster with such a plan ends at 256 nodes, whatever else it could do. The plan can hardly be changed later.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An address of a pod lives as long as the pod. So nobody writes one down.' },
      ],
    },
    { kind: 'check', name: 'pieces-of-range' },
    { kind: 'heading', level: 2, text: 'A service is a name with a list behind it' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'Service' },
        {
          kind: 'text',
          text: ' has a fixed virtual address, a name, and a selector of labels. The cluster keeps a list of the pods that fit, with whether each is ',
        },
        { kind: 'em', text: 'ready' },
        {
          kind: 'text',
          text: " (EndpointSlices), and each node spreads connections to the virtual address over the ready ones. Nobody listens at the address itself; it is a rule in the nodes' kernels, so a ping proves nothing.",
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'client → http://shop:80          the name shop, in the same namespace\n       → 10.96.14.7:80           virtual address and port of the service\n       → 10.244.3.18:8080        one ready pod, at its targetPort',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Three things are mixed up here, and each gives a silence of its own: ' },
        { kind: 'code', text: 'port' },
        { kind: 'text', text: ' is where the service is called, ' },
        { kind: 'code', text: 'targetPort' },
        { kind: 'text', text: ' where the pod listens; the selector has to fit the labels of the ' },
        { kind: 'em', text: 'pods' },
        {
          kind: 'text',
          text: ', not those of the Deployment; and a pod that is not ready gets nothing. When a service does not answer, look at the list first: ',
        },
        { kind: 'code', text: 'kubectl get endpointslices -o yaml' },
        {
          kind: 'text',
          text: '. No pod in it means labels; none that is ready means a probe; ready ones mean port or program.',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Type' }], [{ kind: 'text', text: 'Reached from' }]],
      rows: [
        [[{ kind: 'text', text: 'ClusterIP' }], [{ kind: 'text', text: 'inside of the cluster' }]],
        [
          [{ kind: 'text', text: 'NodePort' }],
          [{ kind: 'text', text: 'that port of each node (30000 to 32767)' }],
        ],
        [
          [{ kind: 'text', text: 'LoadBalancer' }],
          [{ kind: 'text', text: 'outside, through a balancer of the provider' }],
        ],
        [
          [{ kind: 'text', text: 'headless' }],
          [{ kind: 'text', text: "inside, and the name gives the pods' addresses" }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Connections are spread, not requests. A client that keeps one connection open for hours sends all to one pod, also after ten others have come.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'HTTP from outside mostly comes through an Ingress or a Gateway: one entrance that looks at host and path, ends TLS, and hands on to services.',
        },
      ],
    },
    { kind: 'check', name: 'behind-the-service' },
    { kind: 'check', name: 'which-type' },
    { kind: 'check', name: 'path-of-request' },
    { kind: 'heading', level: 2, text: 'Names, and how often one asks' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The full name is ' },
        { kind: 'code', text: 'shop.sales.svc.cluster.local' },
        { kind: 'text', text: ': service, namespace, and what is always there. In the same namespace ' },
        { kind: 'code', text: 'shop' },
        {
          kind: 'text',
          text: ' is enough, since the resolver tries a list of endings. The usual settings of a pod are three endings and ',
        },
        { kind: 'code', text: 'ndots:5' },
        { kind: 'text', text: ': a name with fewer than five dots is ' },
        { kind: 'em', text: 'first' },
        { kind: 'text', text: ' tried with each ending, and only then as it stands.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'So ' },
        { kind: 'code', text: 'api.partner.example' },
        { kind: 'text', text: ', with two dots, is asked for as ' },
        { kind: 'code', text: 'api.partner.example.sales.svc.cluster.local' },
        {
          kind: 'text',
          text: ', then with the second and the third ending, and the fourth question is the right one; each of them twice, for both kinds of address. A busy service that calls the outside asks eight times for each name. A dot at the end, ',
        },
        { kind: 'code', text: 'api.partner.example.' },
        { kind: 'text', text: ', says that it is complete: one name, two questions.' },
      ],
    },
    { kind: 'check', name: 'questions-to-dns' },
    { kind: 'heading', level: 2, text: 'Who may talk to whom' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Without a ' },
        { kind: 'strong', text: 'NetworkPolicy' },
        {
          kind: 'text',
          text: ' everybody may talk to everybody. The rules are few, and not what a firewall has taught you:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'A pod that no policy selects for a direction is open in it. As soon as ' },
          { kind: 'em', text: 'one' },
          { kind: 'text', text: ' selects it, all that is not allowed in that direction is closed.' },
        ],
        [
          { kind: 'text', text: 'Policies only allow, and they ' },
          { kind: 'strong', text: 'add up' },
          { kind: 'text', text: '. There is no order and no "deny".' },
        ],
        [
          { kind: 'text', text: 'A connection needs both: egress of the sender allows it ' },
          { kind: 'em', text: 'and' },
          { kind: 'text', text: ' ingress of the receiver does. Answers need no rule of their own.' },
        ],
        [
          { kind: 'text', text: 'Within one entry of ' },
          { kind: 'code', text: 'from' },
          {
            kind: 'text',
            text: ', two selectors must both hold; two entries are an "or". One dash makes the difference:',
          },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'yaml',
      text: 'from:                                   from:\n  - namespaceSelector: { … web … }        - namespaceSelector: { … web … }\n    podSelector: { … front … }            - podSelector: { … front … }\n# front pods in web namespaces          # all pods of web namespaces, and\n#                                       # front pods of this namespace',
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: 'A plugin has to carry them out. Some do not, and then a policy is only text.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Whoever closes egress closes DNS with it. Allow port 53, by UDP and TCP, to the cluster's name servers, or everything seems to be broken.",
        },
      ],
    },
    { kind: 'check', name: 'may-it-talk' },
    { kind: 'check', name: 'one-dash' },
    { kind: 'heading', level: 2, text: 'Labels do the work' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Selectors of owners and policies are written alike: ' },
        { kind: 'code', text: 'matchLabels' },
        { kind: 'text', text: ' wants equal values, ' },
        { kind: 'code', text: 'matchExpressions' },
        { kind: 'text', text: ' knows ' },
        { kind: 'code', text: 'In' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'NotIn' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'Exists' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'DoesNotExist' },
        { kind: 'text', text: ', and all of them must hold. ' },
        { kind: 'code', text: 'NotIn' },
        {
          kind: 'text',
          text: ' also holds where the label is not there at all. A service knows equal values only, written down without ',
        },
        { kind: 'code', text: 'matchLabels' },
        {
          kind: 'text',
          text: '. What an empty selector means hangs on who has it: in a policy it fits everything, a Deployment may not have one, and for a service without a selector nobody keeps a list.',
        },
      ],
    },
    { kind: 'check', name: 'selector-task' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'No LoadBalancer for each service: each costs money and an address, one entrance is enough for HTTP. No service mesh before one has the question that it answers. And no policy that nobody has tried: send the packet that should not get through.',
        },
      ],
    },
    { kind: 'check', name: 'list-again' },
    { kind: 'check', name: 'names-again' },
    { kind: 'check', name: 'policy-again' },
  ]),
  moduleOf(FACTS[3], storage, [
    { kind: 'heading', level: 2, text: 'How long does it live?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Ask of every file how long it has to live, and put it where things live as long.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Place' }],
        [{ kind: 'text', text: 'Lives as long as' }],
        [{ kind: 'text', text: 'For' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: "the container's own layer" }],
          [{ kind: 'text', text: 'the container: a restart loses it' }],
          [{ kind: 'text', text: 'nothing that matters' }],
        ],
        [
          [{ kind: 'code', text: 'emptyDir' }],
          [{ kind: 'text', text: 'the pod: it survives a crash in it' }],
          [{ kind: 'text', text: 'scratch, a file between containers' }],
        ],
        [
          [{ kind: 'text', text: 'a PersistentVolume' }],
          [{ kind: 'text', text: 'by itself, until somebody deletes it' }],
          [{ kind: 'text', text: 'what has to be there tomorrow' }],
        ],
        [
          [{ kind: 'text', text: 'outside of the cluster' }],
          [{ kind: 'text', text: 'the cluster and longer' }],
          [{ kind: 'text', text: 'backups, large objects' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'With ' },
        { kind: 'code', text: 'medium: Memory' },
        { kind: 'text', text: ' an ' },
        { kind: 'code', text: 'emptyDir' },
        {
          kind: 'text',
          text: " lies in memory and counts against the container's memory limit. Without it, it lies on the node's disk, which others fill too: a ",
        },
        { kind: 'code', text: 'sizeLimit' },
        { kind: 'text', text: ', and a request for ' },
        { kind: 'code', text: 'ephemeral-storage' },
        { kind: 'text', text: ', keep one log from evicting its neighbours.' },
      ],
    },
    { kind: 'check', name: 'where-it-is-after' },
    { kind: 'heading', level: 2, text: 'A claim, a volume, a class' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A pod does not name a disk. It names a ' },
        { kind: 'strong', text: 'claim' },
        { kind: 'text', text: ': so much, readable in this way, of this class. The ' },
        { kind: 'strong', text: 'class' },
        { kind: 'text', text: ' says who makes volumes and how. The ' },
        { kind: 'strong', text: 'volume' },
        {
          kind: 'text',
          text: ' is the thing itself. Claim and volume belong to each other alone, until the claim goes.',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Access modes' },
          { kind: 'text', text: ' are about nodes: ' },
          { kind: 'code', text: 'ReadWriteOnce' },
          { kind: 'text', text: ' is ' },
          { kind: 'em', text: 'one node' },
          { kind: 'text', text: ' (several pods on it may share it), ' },
          { kind: 'code', text: 'ReadOnlyMany' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'ReadWriteMany' },
          { kind: 'text', text: ' are many nodes, ' },
          { kind: 'code', text: 'ReadWriteOncePod' },
          {
            kind: 'text',
            text: ' is one pod. A block disk of a provider is written by one node at a time, so for ',
          },
          { kind: 'code', text: 'ReadWriteMany' },
          { kind: 'text', text: ' one mostly needs a file system over the network.' },
        ],
        [
          { kind: 'strong', text: 'Reclaiming' },
          { kind: 'text', text: ': what becomes of the volume when the claim is deleted? ' },
          { kind: 'code', text: 'Delete' },
          {
            kind: 'text',
            text: ', which is preset for volumes that a class makes, deletes the disk with all that is on it. ',
          },
          { kind: 'code', text: 'Retain' },
          { kind: 'text', text: ' keeps it, and somebody has to clear it away or bind it again.' },
        ],
        [
          { kind: 'strong', text: 'Binding' },
          { kind: 'text', text: ': a disk is often of one zone. ' },
          { kind: 'code', text: 'Immediate' },
          { kind: 'text', text: ' makes it at once, perhaps where the pod cannot run; ' },
          { kind: 'code', text: 'WaitForFirstConsumer' },
          { kind: 'text', text: ' waits until the pod has been placed.' },
        ],
        [
          { kind: 'strong', text: 'Growing' },
          {
            kind: 'text',
            text: ' works where the class allows it. Shrinking does not, anywhere. So begin small.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A StatefulSet makes a claim for each of its pods, ' },
        { kind: 'code', text: 'data-db-0' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'data-db-1' },
        {
          kind: 'text',
          text: ', and a pod that comes again finds its own. Fewer replicas, or deleting the set, leaves the claims where they are, unless one asks for something else. That is a safety net and, after a year, a bill.',
        },
      ],
    },
    { kind: 'check', name: 'which-mode' },
    { kind: 'check', name: 'after-the-claim' },
    { kind: 'check', name: 'claims-left' },
    { kind: 'heading', level: 2, text: 'Settings and secrets' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'ConfigMap' },
        { kind: 'text', text: ' or ' },
        { kind: 'strong', text: 'Secret' },
        {
          kind: 'text',
          text: ' comes into a pod as variables or as files. Variables are read at the start and stay. Files are renewed some time after a change (within a minute or two), except where one is mounted by ',
        },
        { kind: 'code', text: 'subPath' },
        {
          kind: 'text',
          text: "; and the program has to look. So most teams put a hash of the settings into the pod's template: new settings, new rollout, and a way back.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "A Secret is written in Base64, which hides nothing, and lies in the cluster's store as it is, unless encryption at rest was switched on. Whoever may make pods in a namespace can read all its Secrets, by mounting them.",
        },
      ],
    },
    { kind: 'check', name: 'after-a-change' },
    { kind: 'heading', level: 2, text: 'A copy is not a backup' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Three members that copy each other survive a dead disk. They do not survive ',
        },
        { kind: 'code', text: 'DROP TABLE' },
        { kind: 'text', text: ', which they copy faithfully and at once. A ' },
        { kind: 'strong', text: 'snapshot' },
        {
          kind: 'text',
          text: ' is a state of one disk at one moment, as after a power cut, mostly kept in the same place as the disk. A ',
        },
        { kind: 'strong', text: 'backup' },
        { kind: 'text', text: ' lies elsewhere, under other rights, and has been ' },
        { kind: 'em', text: 'brought back' },
        { kind: 'text', text: ' at least once.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two numbers belong to it, and the business sets them. ' },
        { kind: 'strong', text: 'RPO' },
        { kind: 'text', text: ': how much may be lost, in time? ' },
        { kind: 'strong', text: 'RTO' },
        {
          kind: 'text',
          text: ': how long may it take until it works again? With a backup each night at 2 and a failure at 14, twelve hours are lost; with one each hour and the log shipped every five minutes, five minutes at most. And a time for bringing back that nobody has measured is a wish: 600 GB at 80 MB a second are two hours, before the first query.',
        },
      ],
    },
    { kind: 'check', name: 'hours-lost' },
    { kind: 'check', name: 'hours-to-bring-back' },
    { kind: 'check', name: 'copy-or-backup' },
    { kind: 'heading', level: 2, text: 'Who made the disk?' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Where disks, clusters and rights are written down in Terraform, its ' },
        { kind: 'strong', text: 'state' },
        {
          kind: 'text',
          text: ' is what ties a line of text to a real thing. A state that is lost does not lose the disk; it loses the knowledge of it. Three habits:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Keep the state away from laptops, in a place with ' },
          { kind: 'strong', text: 'locking' },
          {
            kind: 'text',
            text: ', so that two runs do not write at once, with versions, and readable by few: values stand in it in the clear, also those marked as sensitive.',
          },
        ],
        [
          { kind: 'strong', text: 'Read the plan.' },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: '-/+' },
          {
            kind: 'text',
            text: ' and "must be replaced" mean deleted and made anew. On a disk that is the end of the data, because of one changed field.',
          },
        ],
        [
          { kind: 'code', text: 'lifecycle { prevent_destroy = true }' },
          {
            kind: 'text',
            text: " lets a plan that would destroy it fail, as long as the block stands in the text. If the block itself is taken out, so is the guard: use the provider's own protection as well.",
          },
        ],
      ],
    },
    { kind: 'check', name: 'read-the-plan' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'No database in the cluster because everything else is there: somebody has to be able to bring it back at night. No ',
        },
        { kind: 'code', text: 'hostPath' },
        {
          kind: 'text',
          text: ' for data: it is there on one node, and gone with it. No shared file system where a queue or an object store would do.',
        },
      ],
    },
    { kind: 'check', name: 'life-again' },
    { kind: 'check', name: 'claim-again' },
    { kind: 'check', name: 'secret-again' },
  ]),
  moduleOf(FACTS[4], policiesAndLimits, [
    { kind: 'heading', level: 2, text: 'A request places, a limit stops' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two numbers stand beside each container, for processor time and for memory. They do different work.',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'The ' },
          { kind: 'strong', text: 'request' },
          {
            kind: 'text',
            text: ' is what the scheduler reckons with. A pod fits on a node if the requests of all pods there, and its own, are together no more than the node has to give. What is really used plays no part. Without a request a pod counts as nothing and fits anywhere.',
          },
        ],
        [
          { kind: 'text', text: 'The ' },
          { kind: 'strong', text: 'limit' },
          {
            kind: 'text',
            text: ' is what the kernel enforces. Over the limit of processor time one waits, over that of memory one is killed.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Processor time is counted in thousandths: ' },
        { kind: 'code', text: '250m' },
        { kind: 'text', text: ' is a quarter of a processor. Memory is counted in bytes: ' },
        { kind: 'code', text: 'Mi' },
        { kind: 'text', text: ' is 1,048,576 of them, ' },
        { kind: 'code', text: 'M' },
        { kind: 'text', text: ' a million, and a small ' },
        { kind: 'code', text: 'm' },
        { kind: 'text', text: ' behind memory is a thousandth of a byte and a bad afternoon.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A node does not give all it has: the system, the kubelet and a margin before eviction are taken off first, and what is left is called ',
        },
        { kind: 'em', text: 'allocatable' },
        {
          kind: 'text',
          text: '. So a node of 4 processors with 3,920m allocatable has room for seven pods of 500m by processor, and the eighth waits, though the node may be idle.',
        },
      ],
    },
    { kind: 'check', name: 'pods-on-a-node' },
    { kind: 'check', name: 'why-it-waits' },
    { kind: 'heading', level: 2, text: 'Who goes first when memory runs short' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'From the two numbers follows a class, and nobody writes it down:' }],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Class' }], [{ kind: 'text', text: 'When' }]],
      rows: [
        [
          [{ kind: 'text', text: 'Guaranteed' }],
          [{ kind: 'text', text: 'every container has limits for both, and requests that equal them' }],
        ],
        [
          [{ kind: 'text', text: 'BestEffort' }],
          [{ kind: 'text', text: 'no container has any request or limit' }],
        ],
        [[{ kind: 'text', text: 'Burstable' }], [{ kind: 'text', text: 'everything else' }]],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Where only a limit is written, the request is set to the same. If the memory of a node runs short, the kubelet evicts pods: first those that use more than they requested, in the order of their priority, and then by how far they are above it, or below. So BestEffort goes early, since it is above its request of nothing at once, and Guaranteed late. If the memory is gone before the kubelet acts, the kernel chooses by similar scores, and more roughly.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A sound habit: for memory request = limit, since memory cannot be taken back gently; for processor time a request that is honest, and a limit only where one neighbour must not disturb another.',
        },
      ],
    },
    { kind: 'check', name: 'class-of-pod' },
    { kind: 'check', name: 'class-task' },
    { kind: 'heading', level: 2, text: 'What a team may take' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'ResourceQuota' },
        {
          kind: 'text',
          text: ' bounds what a namespace requests in all, and how many things it holds. Once it bounds memory, a pod without a request for memory is refused there. A ',
        },
        { kind: 'strong', text: 'LimitRange' },
        {
          kind: 'text',
          text: ' helps: it writes a request and a limit for whoever gave none, and bounds single containers. Quotas may promise more than the cluster has; then who comes first gets it, and others wait.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Priority' },
        {
          kind: 'text',
          text: ' decides who waits. A pod of a higher class that fits nowhere pushes out lower ones. If everything is "critical", nothing is.',
        },
      ],
    },
    { kind: 'check', name: 'quota-left' },
    { kind: 'check', name: 'replicas-in-quota' },
    { kind: 'heading', level: 2, text: 'Who may do what' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Rights (RBAC) only ' },
        { kind: 'strong', text: 'add up' },
        {
          kind: 'text',
          text: '; there is no "deny". A Role lists verbs on resources in one namespace, a ClusterRole everywhere or for reuse; a binding gives it to people, groups or service accounts. A ClusterRole that is bound by a ',
        },
        { kind: 'em', text: 'RoleBinding' },
        { kind: 'text', text: ' counts in that namespace alone.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Some rights hold more than they say. ' },
        { kind: 'code', text: 'create pods' },
        {
          kind: 'text',
          text: ' lets one mount every Secret of the namespace and run as each of its service accounts. ',
        },
        { kind: 'code', text: 'get' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'list' },
        { kind: 'text', text: ' on secrets both show the contents. ' },
        { kind: 'code', text: 'escalate' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'bind' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'impersonate' },
        { kind: 'text', text: ', and ' },
        { kind: 'code', text: '*' },
        {
          kind: 'text',
          text: ', are keys to the house. Each pod has a token of its service account unless ',
        },
        { kind: 'code', text: 'automountServiceAccountToken: false' },
        { kind: 'text', text: '; most never need it.' },
      ],
    },
    { kind: 'check', name: 'rights-add-up' },
    { kind: 'check', name: 'wide-right' },
    { kind: 'heading', level: 2, text: 'What may run at all' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Requests to the API are first authenticated, then authorised, then pass ' },
        { kind: 'strong', text: 'admission' },
        {
          kind: 'text',
          text: ': first what changes them (mutating), then what only says no (validating). Here a cluster enforces its rules, for everybody alike.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The ' },
        { kind: 'strong', text: 'Pod Security Standards' },
        { kind: 'text', text: ' are three ready-made rules for a namespace: ' },
        { kind: 'em', text: 'privileged' },
        { kind: 'text', text: ' (everything), ' },
        { kind: 'em', text: 'baseline' },
        {
          kind: 'text',
          text: ' (nothing that is known to break out: no privileged containers, no host network, no hostPath), ',
        },
        { kind: 'em', text: 'restricted' },
        {
          kind: 'text',
          text: ' (also not as root, no escalation, capabilities dropped, a seccomp profile). A label switches each on, with ',
        },
        { kind: 'code', text: 'enforce' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'audit' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'warn' },
        { kind: 'text', text: '. One begins with ' },
        { kind: 'code', text: 'warn' },
        { kind: 'text', text: ', looks for a week at what would be refused, and then enforces.' },
      ],
    },
    { kind: 'check', name: 'which-standard' },
    { kind: 'check', name: 'order-of-admission' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'No limit on processor time out of habit: it makes waiting where there is room. No quota so narrow that a rollout with one pod more cannot happen. No rule that nobody can explain: it will be switched off on the night it hurts.',
        },
      ],
    },
    { kind: 'check', name: 'request-again' },
    { kind: 'check', name: 'quota-again' },
    { kind: 'check', name: 'who-is-evicted' },
  ]),
  moduleOf(FACTS[5], incidentDrill, [
    { kind: 'heading', level: 2, text: 'First stop the harm, then ask why' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'At 14:07 a message comes: "the shop answers 503". What people do first is look for the cause. What helps first is to stop the harm. Was something changed in the last hour? Take it back, and look afterwards; a rollback that was not needed costs ten minutes, a hunt for the cause costs the evening. If nothing was changed: more pods, less load, another zone, the broken part switched off.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Three roles, also where only three are there, and each said aloud: one ' },
        { kind: 'strong', text: 'leads' },
        { kind: 'text', text: ' and touches nothing, one ' },
        { kind: 'strong', text: 'works' },
        { kind: 'text', text: ', one ' },
        { kind: 'strong', text: 'tells' },
        {
          kind: 'text',
          text: ' the others and writes down times. With one person alone the first sentence in the channel is: "I have it, next word in 15 minutes."',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'How bad is it, and for whom? One minute goes to that before anything is taken back. "Everything is down" is mostly "paying fails for a third", and that sentence decides what is taken back and whom to wake.',
        },
      ],
    },
    { kind: 'check', name: 'first-step' },
    { kind: 'check', name: 'order-of-incident' },
    { kind: 'heading', level: 2, text: 'Read what the cluster says' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Four commands tell nearly everything, in this order:' }],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'kubectl get pods -o wide              which are not well, and where do they lie\nkubectl describe pod shop-7c…         events at its end: placed, fetched, killed, why\nkubectl logs shop-7c… --previous      the last words of the container before this one\nkubectl get events --sort-by=.lastTimestamp     what happened around it',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Events are kept for an hour unless somebody set it otherwise. So copy them early: the postmortem wants them tomorrow.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'What one sees' }],
        [{ kind: 'text', text: 'What it means' }],
        [{ kind: 'text', text: 'Where one looks first' }],
      ],
      rows: [
        [
          [{ kind: 'code', text: 'Pending' }],
          [{ kind: 'text', text: 'no node takes it' }],
          [{ kind: 'text', text: "events: requests, taints, a disk's zone" }],
        ],
        [
          [{ kind: 'code', text: 'ImagePullBackOff' }],
          [{ kind: 'text', text: 'the image does not come' }],
          [{ kind: 'text', text: 'name, tag, rights to the registry' }],
        ],
        [
          [{ kind: 'code', text: 'CrashLoopBackOff' }],
          [{ kind: 'text', text: 'it ends again and again' }],
          [
            { kind: 'code', text: '--previous' },
            { kind: 'text', text: ', exit code' },
          ],
        ],
        [
          [
            { kind: 'code', text: 'OOMKilled' },
            { kind: 'text', text: ', code 137' },
          ],
          [{ kind: 'text', text: 'over its memory limit' }],
          [{ kind: 'text', text: 'limit, growth over hours, the last release' }],
        ],
        [
          [
            { kind: 'code', text: 'Running' },
            { kind: 'text', text: ', and not ready' },
          ],
          [{ kind: 'text', text: 'the readiness probe says no' }],
          [{ kind: 'text', text: 'the probe, what it depends on' }],
        ],
        [
          [{ kind: 'text', text: 'all ready, and 503 all the same' }],
          [{ kind: 'text', text: 'the way to it' }],
          [{ kind: 'text', text: 'selector, ports, entrance, policy' }],
        ],
        [
          [
            { kind: 'code', text: 'Terminating' },
            { kind: 'text', text: ' for ever' },
          ],
          [{ kind: 'text', text: 'a finalizer, or a node that is silent' }],
          [{ kind: 'text', text: 'who should take it away' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A container that ends is started anew at once. If it ends again, the next start waits 10 seconds, then 20, 40, 80, and at most 300; ten minutes without a crash set it back. So after you mended the cause it may take five minutes until anybody notices: delete the pod, and its owner makes a new one at once.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If a node falls silent, its pods are not moved at once. It is marked, and after five minutes, unless a pod asks for less, they are made anew elsewhere; one with a disk of one node may have to wait for that disk.',
        },
      ],
    },
    { kind: 'check', name: 'what-it-means' },
    { kind: 'check', name: 'seconds-of-waiting' },
    { kind: 'check', name: 'where-to-look' },
    { kind: 'heading', level: 2, text: 'The drill, worked through' },
    {
      kind: 'code',
      lang: 'text',
      text: '14:02  release 41 is rolled out: a new index is read at the start\n14:05  first pods of 41 ready; memory 480 of 512 Mi\n14:07  503 for a third of payments; alarm; "I have it" (Mo)\n14:09  get pods: 4 of 12 restarting, OOMKilled\n14:11  rollback to 40 decided, though the cause is not known\n14:14  12 of 12 ready with 40; 503 gone; "over for customers" told\n14:40  cause: the index takes 300 Mi more with real data than with that of the test',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The harm lasted from 14:05, when it could first be seen in the data, to 14:14: nine minutes. It was found after two, and over after nine. Of these only the last part is about repairing; finding and deciding are the longer ones nearly always. So practise just that: once a month somebody breaks something small on purpose, in a place where it may be broken, with a clock running and the way back tried before.',
        },
      ],
    },
    { kind: 'check', name: 'minutes-of-drill' },
    { kind: 'heading', level: 2, text: 'How much may go wrong?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A goal of 99.9 % over 30 days leaves 0.1 % of 43,200 minutes: 43 minutes, or so many failed requests. This ',
        },
        { kind: 'strong', text: 'error budget' },
        {
          kind: 'text',
          text: ' is what releases and drills may cost. How quickly it is being spent is the ',
        },
        { kind: 'strong', text: 'burn rate' },
        {
          kind: 'text',
          text: ': share of errors now over the share that is allowed. At 1 it lasts just the 30 days; at 14.4 it is gone in 50 hours, and an hour of that costs 2 % of it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'That makes good alarms: wake somebody at a high rate over an hour (and still over the last five minutes), write a ticket at a low one over days. An alarm on every machine that is at 90 % wakes people for nothing, and soon nobody at all.',
        },
      ],
    },
    { kind: 'check', name: 'budget-minutes' },
    { kind: 'check', name: 'hours-to-spend' },
    { kind: 'heading', level: 2, text: 'Afterwards, without a culprit' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A postmortem asks how it could happen, not who. "Mo made a mistake" ends the thinking; "the release could go out without real data having been in memory once" begins it. Times, effect, causes in the plural, what went well, where we were lucky, and few measures, each with a name and a day. The best kind makes the fault impossible, the next finds it before release, the next finds it sooner; "be more careful" is none.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not everything that is red is an incident: where no user is touched it is a ticket. No change by hand that is not written down. And no heroics after hours: hand over, in writing, to somebody who has slept.',
        },
      ],
    },
    { kind: 'check', name: 'kind-of-measure' },
    { kind: 'check', name: 'symptom-again' },
    { kind: 'check', name: 'step-again' },
    { kind: 'check', name: 'waiting-again' },
  ]),
]
