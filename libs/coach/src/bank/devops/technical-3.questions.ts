import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_TECHNICAL_3: readonly Question[] = [
  {
    id: 'devops/technical/nothing-starts-first',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'technical',
    level: 'expert',
    skills: ['Kubernetes', 'Linux', 'System Design'],
    topics: ['operation'],
    stem: 'After a power cut a data centre with 400 services does not come up. The cluster pulls its images from a registry that runs in the cluster; names are resolved by a service that needs a secret; the store of secrets needs names. How do you get it running, and what do you change?',
    seconds: 360,
    keyPoints: [
      {
        id: 'circle',
        text: 'Services need each other in a circle, which nobody sees while all of them run.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'circular dependency | circular dependencies | dependency cycle | cycle | cycles | circle | chicken and egg | deadlock | each other',
        ),
        hint: 'Why did this never show in five years of running?',
      },
      {
        id: 'cut',
        text: 'Each circle is cut by hand at one place: a host file, an image from disk, a secret from the safe.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'hosts file | host file | /etc/hosts | static ip | static ips | image disk | images disk | import images | sealed copy | hardcoded address | manually start',
        ),
        hint: 'Where can you give one of them what it waits for without the other?',
      },
      {
        id: 'layers',
        text: 'There is an order in layers; what starts first depends on nothing above it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'lowest layer | goes layers | boot order | start order | bootstrap order | tier | foundation first | core infrastructure | outside cluster',
        ),
        hint: 'Which of the 400 may need none of the others?',
      },
      {
        id: 'gently',
        text: 'It comes back in steps: empty caches and 400 that try at once would push it over again.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cold cache | cold caches | empty caches | thundering herd | groups 20 | small groups | small batches | stampede | start gradually | bring gradually | caches empty | small waves | in waves | storm databases | stagger | staggered',
        ),
        hint: 'The first ones run. What happens if all others come at the same second?',
      },
      {
        id: 'without',
        text: 'A service starts without what it needs and waits, with its last known settings.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'last known | cached config | cached configuration | start without | starts without | wait missing | rather exit | keep retrying | tolerate missing | retry dependencies',
        ),
        hint: 'Must a service stop because another is not there yet?',
      },
      {
        id: 'drill',
        text: 'A start from nothing is practised, and new dependencies are checked against the order.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'black start | black-start | rehearse cold | rehearse start | practise start | cold start | start zero | start nothing | start scratch',
        ),
        hint: 'How will you know in a year that it still works?',
      },
      {
        id: 'way-in',
        text: 'People get in without single sign-on, chat or wiki, which are down too.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'break-glass | break glass | local account | emergency account | offline runbook | printed | runbook on paper | console access | out-of-band | serial console',
        ),
        hint: 'What do those who repair it need, which is also down?',
      },
    ],
    followUps: {
      checking: ['How would you find all such circles while everything runs?'],
      reasoning: ['What does it cost to keep the lowest layer free of the comforts of the upper ones?'],
      example: ['Which are the first five things that you start, and with what?'],
    },
    samples: [
      'A power cut is a serious incident, so communication is the most important thing. I would restart all the servers and check if they work. Kubernetes is self-healing, so many things will come back automatically. For the future I would move to the cloud, because the provider has better power supply, and write good documentation for the team.',
      'There is a circular dependency between the registry, DNS and the secrets. I would break it by hand: put the addresses into the hosts file, so that the secret store starts, and then DNS. The registry should move outside the cluster. After that I would start the services in groups, because otherwise they overload the database. In staging I would test a start from zero once a year.',
      'These are circles that a running system hides, since nothing ever asks what came first. For the start I cut each circle at its cheapest place. The secret store gets the three names that it needs from a hosts file, the resolver gets its secret from the sealed copy in the safe, and the registry image is loaded from disk on one node. I keep a list of all this by hand, because each patch has to go again. Then it goes in layers: first the network, names and secrets, then storage and the registry, and only after the databases are up come the 400. I release them in groups of 20, paid orders first, and watch the load of the databases, because the caches are empty and each cold page costs ten times as much. What should change: the lowest layer may need nothing above it. I would put resolver, secrets and a small registry on six machines outside the cluster, with packages of the system instead of containers. It is less comfortable, and two sets of tools are the price; the alternative is a second cluster for the first, but then I ask who starts that one. Services keep their last known configuration on disk and wait for what is missing, rather than exit. People need a way in too: a local account for every machine and the steps on paper, since sign-on and wiki are down. For example, at my last hoster the lock of the server room asked the directory that was in the room. Twice a year we do a black start of a copy, and measure it: I expect four hours, and it must not need a call to anybody. In between I trace which addresses each service contacts in its first minute, and a test should fail if a layer talks upwards.',
    ],
    sources: [
      'Beyer and others, Site Reliability Engineering, 2016, chapter 22',
      'Weiss and Furr, Static stability using Availability Zones, Amazon Builders’ Library',
      'Kubernetes documentation, Create static Pods',
    ],
    why: 'Whether somebody thinks of a system from its first minute, and not only of its running.',
  },
  {
    id: 'devops/technical/green-and-unhappy',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'technical',
    level: 'expert',
    skills: ['System Design', 'Kubernetes'],
    topics: ['operation'],
    stem: 'The page of a service shows 99.97 percent of requests answered without error this month, and its aim is 99.9. Its three largest customers say that it has hardly been usable for two weeks. Both are right. How can that be, and how do you measure instead?',
    seconds: 360,
    keyPoints: [
      {
        id: 'averaged',
        text: 'One figure over all requests hides a customer or a route that fails nearly always.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'average hides | averaged away | average over | aggregate hides | aggregated over | small share | per customer | by customer | per tenant | each customer | single route | per route',
        ),
        hint: 'Which share of all requests comes from those three?',
      },
      {
        id: 'where',
        text: 'It is counted at the server, which does not see what never arrives: measure at the balancer or at the customer.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'load balancer | balancer logs | client-side | client side | measured outside | probe outside | synthetic | synthetic probes | real user | never reach | never arrive',
        ),
        hint: 'What does a request count that never got as far as the counter?',
      },
      {
        id: 'slow',
        text: 'A correct answer after 20 seconds counts as good: speed belongs into the measure.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'slow counts | slow answers | slow responses | latency threshold | latency counts | p99 | p95 latency | timeouts counted | slow success | 99th percentile | latency percentile | measure latency | latency objective | seconds counts good | slow good',
        ),
        hint: 'When is an answer without error still a failure?',
      },
      {
        id: 'journey',
        text: 'What counts is what somebody wants to get done, over several requests.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'user journey | journey | journeys | whole task | end to end | end-to-end | critical path | completed checkout | complete export | full workflow | customer wants | user wants | task customer | customer tries',
        ),
        hint: 'Does anybody come for one request?',
      },
      {
        id: 'time',
        text: 'Requests fall when a service is unusable, so the worst hours weigh least: count bad minutes or windows too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'bad minutes | good minutes | windowed | per minute | fewer requests | give up | gave up | stop trying | stopped trying | traffic drops | traffic falls',
        ),
        hint: 'What do customers do when nothing works, and what does that do to the figure?',
      },
      {
        id: 'burn',
        text: 'Alarms go by how fast the budget of errors burns, in a short and a long window.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'burn rate | burn-rate | error budget | budget burns | burns budget | multiwindow | multi-window | two windows | short and long',
        ),
        hint: 'At which point should somebody be woken?',
      },
      {
        id: 'ask',
        text: 'The measure is held against complaints: where they differ, it is the measure that is wrong.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'support tickets | complaints compared | compare complaints | tickets against | correlate tickets | tickets per | complaint without | days complained | weeks complained | indicator complaints | measure complaints',
        ),
        hint: 'How do you notice that the measure itself is poor?',
      },
    ],
    followUps: {
      checking: ['How do you try a new measure on the last two weeks before you trust it?'],
      reasoning: [
        'A measure for each of 20,000 customers: what does it cost, and what would you take instead?',
      ],
      example: ['Give numbers: how can one customer fail always and the total stay at 99.97?'],
    },
    samples: [
      'Metrics are very important, but the customer is more important, so we should listen to them. I would set up a meeting with those customers and understand their needs. The monitoring should be improved with a modern tool and nice dashboards. In general, availability is only one aspect, and a team should look at quality in a holistic way.',
      'The average hides it, because the three customers are only a small share of requests. I would measure per customer. Also slow responses count as a success, so I would set a latency threshold, for example 99 percent under 500 ms. I would check it with the logs of the last two weeks. The alerts should be on the burn rate of the error budget, although more series cost more.',
      'Say the three send 400 of two million requests a day, large exports. If all of them fail, that is 0.02 percent, so the average over everything stays green. That is one reason, and I would look for three more. The counter sits in the server, so requests that the balancer cuts after 30 seconds never reach it as errors. A correct response after 25 seconds counts as good, although the customer has left. And who cannot work stops trying: traffic falls in the bad hours, so they weigh least. I would measure at the load balancer, and a request is good if it is right and faster than its latency threshold, half a second for reads, a minute for exports. Then journeys: a probe from outside does a whole export every five minutes. For customers I would use one line each for the 50 largest and a histogram for all others, because 20,000 series are dearer than what they tell; what I count there is how many customers had bad minutes. The alternative is to raise the aim to 99.99. That costs a lot, and it still averages. Alarms go by burn rate: a fast one, 14 times the budget in an hour, wakes somebody, a slow one over three days becomes a ticket. Every month I compare support tickets with the measure, and each complaint without a red minute is a fault of the measure. For example, at my last employer all was green while one tenant got a timeout on each login; it was 30 people of 90,000. To check, I replay the access logs of the last two weeks through the new rule, and it should show red on the days that customers named. If it stays green there, it has to be changed before anybody trusts it.',
    ],
    sources: [
      'Beyer and others, The Site Reliability Workbook, 2018, chapters 2 and 5',
      'Beyer and others, Site Reliability Engineering, 2016, chapter 4',
      'Hauer, Hoffmann, Lunney, Ardelean, Diwan, Meaningful Availability, NSDI 2020',
    ],
    why: 'Whether somebody doubts a figure before the people whom it should stand for.',
  },
]
