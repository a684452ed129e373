import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL_5: readonly Question[] = [
  {
    id: 'full-stack/technical/prices-to-thirty-thousand',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development', 'Cloud Computing'],
    type: 'technical',
    level: 'expert',
    skills: ['Node.js', 'gRPC', 'TypeScript'],
    topics: ['async'],
    stem: 'A page shows prices that change 20 times a second, over a WebSocket, to 30,000 people. In the evening the memory of the servers climbs until one dies. Its people connect again at once, and the other servers die too. What happens here, and how do you build it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'buffer',
        text: 'For whoever reads slowly, messages pile up in the server without an end: each connection has a bound.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'slow client | slow clients | slow reader | slow readers | slow consumer | slow consumers | bufferedamount | send buffer | buffer grows | buffers grow | outgoing queue | unbounded buffer | backpressure | back-pressure',
        ),
        hint: 'Where is a price that a phone in a tunnel has not fetched yet?',
      },
      {
        id: 'newest',
        text: 'Of a price only the newest counts: old ones are replaced, and not queued.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'latest price | latest value | newest price | conflate | conflation | coalesce | overwrite older | replaces older | drop old | drop stale | sampled | throttle updates',
        ),
        hint: 'Does anybody want the price of two seconds ago?',
      },
      {
        id: 'storm',
        text: 'Those who fall off come back after a pause that grows, with chance in it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'jitter | exponential backoff | reconnect storm | reconnect delay | random delay | random pause | thundering herd | reconnecting once | spread reconnects',
        ),
        hint: 'When should each of the 10,000 come back?',
      },
      {
        id: 'admit',
        text: 'A server takes only so many new ones a second, and refuses early; there is room for the loss of one.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'accept rate | limit connections | connection limit | connections limit | admission | handshakes | accepts new | accept second | refuse early | spare capacity | headroom | server lost | n+1',
        ),
        hint: 'What does a server do when 10,000 knock within a second?',
      },
      {
        id: 'resume',
        text: 'Who comes back gets a picture of the whole with a number, and from there on the changes.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'snapshot | sequence number | sequence numbers | resume | resumes | missed updates | delta since | full state',
        ),
        hint: 'What does somebody see who was away for nine seconds?',
      },
      {
        id: 'half-open',
        text: 'Connections that are dead without a word are found by a heartbeat and closed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'heartbeat | heartbeats | ping pong | ping | pong | half-open | dead connections | keepalive',
        ),
        hint: 'How does the server know that a phone is gone?',
      },
      {
        id: 'deploy',
        text: 'For a new version connections are moved away over minutes, not cut all at once.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'drain | draining | drained | graceful | gracefully | close gradually | rolling close | deploy minutes',
        ),
        hint: 'What happens on an ordinary day when you release?',
      },
    ],
    followUps: {
      checking: ['How do you make a thousand phones slow in a test?'],
      reasoning: ['Who is cut off first when it gets tight, and why them?'],
      example: ['How much piles up for one phone in a minute? Compute it.'],
    },
    samples: [
      'WebSockets are a good technology for real-time applications, but they need a scalable architecture. I would use Kubernetes with autoscaling and a message broker like Kafka. A bigger server with more memory would also be useful. It is important to monitor everything and to optimise the code. Perhaps a managed service is the best solution.',
      'The server buffers messages for slow clients, so the memory grows. I would only keep the latest price for each client and close those with a large send buffer. When a server dies, all reconnect at once, so clients need exponential backoff with jitter. After a reconnect they get a snapshot. I would test it with slow clients and watch the memory.',
      'Two things meet. In the evening people sit in trains: a phone that reads nothing for a minute leaves 20 messages a second of 300 bytes for each of 40 prices, 14 megabytes, in a send buffer of the server that has no end. With 500 slow readers that is seven gigabytes. Then one of three dies, and its 10,000 are back within a second; each handshake costs some 3 milliseconds of one core, so the next is busy for half a minute, misses its health check, and is killed as well. I would start with the buffer. A price is a state and not a message, therefore each connection keeps one place per instrument, and a newer price replaces the older there. When bufferedAmount is above 64 kilobytes, nothing more is written until it is empty. That way a slow phone gets fewer updates instead of late ones, and memory is bounded: 30,000 times 64 kilobytes are 2 gigabytes at the very worst. A broker for each client is the alternative. It loses nothing, but here losing is right; for orders I would choose otherwise. For the storm, clients wait a random pause, two seconds at most, then four, and no more than a minute, and a server accepts 200 new ones a second and answers 503 to the rest at once. We run four, so three can carry all; the price is a quarter of idle machines. Who returns gets a snapshot with a sequence number and then changes; a gap in the numbers makes it ask again. A heartbeat each 20 seconds finds phones that vanished, some 15 percent of all connections in my experience. For releases a server is drained slowly, in a quarter of an hour. For example, at my last betting site memory rose only during the half-time break, since everybody put the phone away. To check it I let 1,000 of 10,000 test clients stop reading: the memory must stay flat, and others should see no price older than 300 milliseconds. Then I kill one server and count; I expect all to be back within 90 seconds, and on the old code to see the second one fail.',
    ],
    sources: [
      'RFC 6455, The WebSocket Protocol, section 7.2.3 (recovering from abnormal closure)',
      'WHATWG, WebSockets Standard: bufferedAmount',
      'Brooker, Exponential Backoff And Jitter, AWS Architecture Blog, 2015',
    ],
    why: 'Whether somebody tells a state from a message, and thinks of the moment after a failure.',
  },
]
