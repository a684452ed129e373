import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_TECHNICAL: readonly Question[] = [
  {
    id: 'cloud/technical/retries-on-four-layers',
    revision: 1,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'technical',
    level: 'mid',
    skills: ['System Design', 'AWS'],
    topics: ['operation', 'queues'],
    stem: 'A database became slow for two minutes. The services above it, four layers deep, each try a failed call three times at once. The database was healthy again, yet everything stayed down for an hour. Why, and what do you change?',
    seconds: 300,
    keyPoints: [
      {
        id: 'multiply',
        text: 'Attempts multiply from layer to layer: three on each of four make up to 81 calls.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'multiply | 81 | retry storm | amplify | amplification | exponential load | retries multiplied | load grows layer',
        ),
        hint: 'How many calls reach the bottom for one click at the top?',
      },
      {
        id: 'stuck',
        text: 'The load that retries make keeps it overloaded after the cause is gone; work is done for callers that gave up.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'metastable | retries keep overloaded | kept overloaded | sustain overload | gave up already | nobody waits | abandoned requests | queue full old | stale requests | caller timed out',
        ),
        hint: 'What was it busy with, after its own trouble was over?',
      },
      {
        id: 'backoff',
        text: 'Tries are spread by a growing pause with chance in it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'exponential backoff | backoff jitter | jitter | random delay | back off | growing pause | wait longer between',
        ),
        hint: 'When should the next attempt come?',
      },
      {
        id: 'budget',
        text: 'One layer tries again, within a budget, and a breaker stops calls to what is down.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'retry budget | one layer retries | retry one layer | only top layer | only outermost | circuit breaker | token bucket | retries only at',
        ),
        hint: 'Who of the four should do it, and how often altogether?',
      },
      {
        id: 'shed',
        text: 'An overloaded service refuses early, and deadlines travel with the call.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'shed load | load shedding | reject early | refuse early | deadline propagate | pass deadline | deadline along | queue limit | bounded queue | 503 early',
        ),
        hint: 'What should a service do with calls that it cannot answer in time?',
      },
      {
        id: 'safe',
        text: 'Only calls that may happen twice are tried again.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'idempotent | idempotency | idempotency key | safe to repeat | happen twice | charged twice',
        ),
        hint: 'Is it always harmless to do it again?',
      },
    ],
    followUps: {
      checking: ['How would you make this happen on purpose, outside of production?'],
      reasoning: ['What do users lose when a breaker is open?'],
      example: ['What does one click at the top become, layer by layer?'],
    },
    samples: [
      'The system was not scalable enough for this situation. In the cloud it is easy to grow automatically, and I would use a bigger database as well. I would also improve the monitoring and the communication in the team. Modern platforms offer many features for this, and one should use them to be more reliable in the future.',
      'The retries multiply, so each click becomes many calls and the database gets a retry storm. I would add exponential backoff with jitter. I would also put a circuit breaker into each service, so that it stops calling when most calls fail, although a feature is then missing for a while. I would test it by making the database slow in staging and measure the requests.',
      'Attempts multiply: three on each of four layers make up to 81 calls at the bottom for one click. When it was healthy again, the retries alone kept it overloaded, and it worked through requests whose callers had given up long ago. That state feeds itself until the load is taken away; that is why it needed an hour and not two minutes. I would let one layer retry, the outermost one, because it knows whether the user still waits. It uses exponential backoff with full jitter and a retry budget of ten percent of its calls. A short hiccup is still repaired, but in an outage retries add a tenth. The alternative is a circuit breaker per dependency. It helps sooner, but it is on or off, and costs whole features while it is open. Deadlines travel along: I pass the deadline in a header, and a server drops a request that is past it. Each service has a bounded queue and answers 503 early. Only idempotent calls are tried again; a payment needs a key. For example, in our ticket shop one request at the gateway showed up as 27 rows in the query log. Last year it was 9, before another team added a client of its own. To check it I slow the database in staging for two minutes under normal load and measure its calls: I expect at most 1.1 times the usual rate, and recovery within a minute. If the rate rises further, some client library retries on its own.',
    ],
    sources: [
      'Brooker, Exponential Backoff And Jitter, AWS Architecture Blog, 2015',
      'Beyer and others, Site Reliability Engineering, 2016, chapters 21 and 22',
      'Bronson, Aghayev, Charapko, Zhu, Metastable Failures in Distributed Systems, HotOS 2021',
    ],
    why: 'Whether somebody sees that a help can be the cause, and where it should stand.',
  },
  {
    id: 'cloud/technical/copy-in-another-region',
    revision: 1,
    status: 'active',
    areas: ['Cloud Computing'],
    type: 'technical',
    level: 'senior',
    skills: ['System Design', 'PostgreSQL', 'AWS'],
    topics: ['consistency', 'operation'],
    stem: 'Orders live in a PostgreSQL database in one region, with a replica in a second region that receives changes asynchronously. The first region stops answering. Do you switch, who decides it, and what must have been prepared?',
    seconds: 360,
    keyPoints: [
      {
        id: 'loss',
        text: 'What was confirmed and not yet copied is lost at the switch, as much as the lag was.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'replication lag orders | lag lost | lag seconds | lose seconds | lost orders | lose last | data loss | rpo | recovery point | not yet replicated | committed lost',
        ),
        hint: 'What happens to what was confirmed in the last seconds?',
      },
      {
        id: 'split',
        text: 'The old primary must be fenced before the new one writes, or two of them take orders.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'split brain | split-brain | fence | fencing | two primaries | both accept | old primary comes back | old primary stopped',
        ),
        hint: 'What if the first one is only cut off, and still working?',
      },
      {
        id: 'decide',
        text: 'Whether to switch depends on how long it will last against what is lost; a person decides by a rule made beforehand.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'person decides | human decides | manual decision | rule beforehand | decision beforehand | runbook | agreed beforehand | outage longer than | on-call decides | decided in advance',
        ),
        hint: 'When is waiting the better choice, and who says so at night?',
      },
      {
        id: 'capacity',
        text: 'The second region can carry the load already: capacity, quotas, secrets, images, addresses.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'warm standby | capacity second | quota | reserved capacity | pre-provisioned | already running second | dns ttl | scaled beforehand | everybody else scales | secrets second',
        ),
        hint: 'What does the second place need besides the rows?',
      },
      {
        id: 'drill',
        text: 'It is practised, the way back too, and the time it takes is measured.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'drill | game day | gameday | rehearse | practise switch | practise failover | failback | exercise quarter | way back | rto',
        ),
        hint: 'When did this last work, and how long did it take?',
      },
    ],
    followUps: {
      checking: ['What would you look at in the first minute after the switch?'],
      reasoning: ['Why not copy synchronously and lose nothing?'],
      example: ['What happens to one order that was confirmed two seconds before?'],
    },
    samples: [
      'High availability is one of the main advantages of the cloud, so I would use the services of the provider for this. Everything is handled automatically by the platform there, and nobody will notice a problem. I would choose a managed service and let the provider be responsible for it, as this is what we pay for.',
      'With asynchronous replication there is a lag, so the last seconds of orders can be lost. I would promote the replica when the outage is longer than some minutes, and change DNS. One must be careful about split brain, because the old primary could still accept writes. We should have a runbook. I would test the promotion in staging and measure how many rows are missing.',
      'I switch if the outage will last longer than the loss is worth, and a person decides, by a rule agreed beforehand. Suppose it says: after fifteen minutes without an estimate, on-call promotes. An automatic switch would be faster, but a network fault between the regions looks the same as a dead one, and a wrong switch costs orders. What is lost is the replication lag: with 2 seconds at 40 orders per second, about 80 confirmed orders are missing. Afterwards I compare the payment provider and the mail log with the table. Before promotion the old primary is fenced: its address is withdrawn and its credentials are revoked from outside, because otherwise it comes back and both accept writes. The second region is a warm standby at a third of the load, with images, secrets and quota tested, since on that day everybody else scales there too. Synchronous copies are the alternative. They lose nothing while both sides live, but each commit pays the 70 milliseconds between the regions, and if the replica is down, writes stop. For example, in our drill last March the promotion took 40 seconds and the DNS records with a TTL of an hour took the rest. Since then I measure it each quarter: a synthetic order must appear in the new region within ten minutes, and the way back is practised too.',
    ],
    sources: [
      'PostgreSQL documentation, High Availability, Load Balancing, and Replication',
      'AWS Well-Architected Framework, Reliability Pillar',
    ],
    why: 'Whether somebody knows what a switch costs and what it needs, before the night it is needed.',
  },
]
