import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_TECHNICAL_8: readonly Question[] = [
  {
    id: 'devops/technical/idle-and-late',
    revision: 1,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'technical',
    level: 'expert',
    skills: ['Kubernetes', 'Linux', 'Go'],
    topics: ['operation'],
    stem: 'A service in Go 1.22 runs on Kubernetes with a limit of two CPUs, on nodes of 64 cores. Its graph shows 0.6 CPUs in use. Yet one answer of a hundred takes 110, 210 or 310 milliseconds instead of 12. More pods hardly help, and on a laptop it never happens. What goes on, how do you prove it, and what do you set, for this service and for the whole cluster?',
    seconds: 420,
    keyPoints: [
      {
        id: 'budget',
        text: 'The limit is a budget for each tenth of a second; when many threads have used it up, all of them stand still until the next one begins.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cfs | cfs quota | cpu quota | quota period | bandwidth control | cpu.max | budget period | budget tenth | throttled until | stand still until | stopped until next period | quota used | quota spent | quota exhausted | throttling period',
        ),
        hint: 'How does a kernel enforce "two", when 64 stand ready?',
      },
      {
        id: 'sixty-four',
        text: 'The runtime sees 64 cores and starts as many threads, the collector among them; it has to be told two.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'gomaxprocs | automaxprocs | sees 64 | runtime 64 | 64 threads | cores node runtime | garbage collector threads | collector workers | collector threads | go 1.25 | parallel threads burst',
        ),
        hint: 'How many hands does the program believe to have?',
      },
      {
        id: 'counted',
        text: 'The mean of a minute hides it; the kernel counts the periods in which it was held, and the slow answers fall into them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'nr_throttled | cpu.stat | throttled_usec | cfs_throttled | throttled periods | throttled seconds | throttling metric | throttled time | mean minute hides | average minute hides | average hides bursts | graph averages',
        ),
        hint: 'Which figure shows what a graph by the minute cannot?',
      },
      {
        id: 'request-limit',
        text: 'A request gives a share when there is a crowd; a limit only takes away. For what must answer fast, the request is set well and the limit raised or dropped.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cpu request | request share | request guarantees | requests guarantee | requests weights | request weight | cpu.weight | cpu shares | remove limit | drop limit | dropping limit | limit dropped | raise limit | without cpu limit | limit away',
        ),
        hint: 'Which of the two settings protects, and which only slows down?',
      },
      {
        id: 'neighbours',
        text: 'Without limits the neighbours must be held otherwise: true requests by rule, limits for batch work, cores of their own for a few, pressure watched.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'noisy neighbour | neighbours | psi | pressure stall | cpu.pressure | static policy | exclusive cores | cores own | pinned cores | dedicated nodes | limitrange | batch limits | limits batch | requests policy | admission requests | true requests',
        ),
        hint: 'Who suffers when you take the limit away, and how would you notice?',
      },
      {
        id: 'memory-otherwise',
        text: 'For memory it is the other way round: it cannot be lent for a moment, so there request and limit stay equal.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'memory limit | memory equal | memory request | memory compressible | incompressible | memory otherwise | memory stays | memory limits keep',
        ),
        hint: 'Would you do the same with the other resource in that file?',
      },
    ],
    followUps: {
      checking: ['Which single experiment separates this from a slow database?'],
      reasoning: ['When would you keep CPU limits everywhere, and what would you pay for it?'],
      example: ['Compute one tenth of a second: who runs when, and who waits?'],
    },
    samples: [
      'Kubernetes scales automatically, so I would set up an autoscaler with more replicas and also choose larger nodes. Performance problems in Go are rare, because the language is very fast. I would install a good monitoring tool with dashboards and alarms for the team. After some time we would see a pattern and could optimise the configuration step by step.',
      'The service is throttled by the CFS quota, although the average is low. I would set GOMAXPROCS to two, because Go takes all cores of the node. Perhaps the limit can be raised. I would look at the throttling metric before and after the change and compare the slow answers.',
      'The steps of 100 milliseconds give it away: that is the period of the CFS quota. Two CPUs mean 200 milliseconds of work per period. Go 1.22 sees 64 cores, so GOMAXPROCS is 64, and when the collector or a burst wakes all of them, 200 milliseconds are spent after 3.1. Then every thread is throttled until the next period, whoever waits for an answer included; a large burst does that two or three times in a row. On average it is still 0.6, since a minute hides 97 milliseconds. More pods only make bursts rarer. To prove it I read cpu.stat in the cgroup: nr_throttled against nr_periods. If slow requests fall into held periods and fast ones do not, it is that; I would expect some three percent of periods. For a check I double the limit on one pod of ten: its slow share should drop; a slow query elsewhere would be slow in all ten. Then I set GOMAXPROCS to 2 from the limit, or update to Go 1.25, which reads it by itself. That costs nothing and removes most of it. Second, the CPU request becomes 1, measured at the busiest hour, and the limit goes to 4 or away. The request weighs in a crowd, whereas a limit takes even idle cores. The alternative, limits everywhere, makes days alike and bills simple, but the price is a slow hundredth for all. Without limits, neighbours with tiny requests suffer: therefore a rule rejects pods without a request, limits for nightly jobs stay, and I watch cpu.pressure per node. Two trading services get exclusive cores by the static policy. Memory limits stay as they are, because memory cannot be given back in the next tenth of a second. For example, in our last cluster, a parcel tracker, the log showed 9 percent held periods for a service at a fifth of its limit; after one variable it was 0.2.',
    ],
    sources: [
      'Linux kernel documentation, CFS Bandwidth Control; Control Group v2 (cpu.max, cpu.stat, cpu.weight)',
      'Kubernetes documentation, Resource Management for Pods and Containers',
      'The Go Blog, Container-aware GOMAXPROCS, 2025; Go 1.25 release notes',
    ],
    why: 'Whether somebody knows what a limit is in the kernel, and sets rules for a cluster by it.',
  },
]
