import type { KnownAnswer } from './known-answer'

export const TECHNICAL: readonly KnownAnswer[] = [
  {
    id: '59737ec9',
    question: 'machine-learning/technical/right-in-996',
    text: '99.6 % is an impressive number and shows that the model has learned the patterns in the data very well. Of course accuracy is not everything, and one should always look at the whole picture. I would evaluate the model with suitable metrics, discuss the results with the business side and keep improving it step by step with more data and better features.',
    levels: { correctness: 0, checking: 0, reasoning: 0, example: 0, clarity: 2 },
  },
  {
    id: '1790096b',
    question: 'cybersecurity/technical/table-of-passwords',
    text: "Two faults. SHA-256 was built to be fast: one card does some ten billion a second. And with a single salt each guess is hashed once and looked up in all 300,000 rows; equal passwords are even visible as equal values. If the table leaks, most people with an ordinary password are lost the same day.\n\nI would not wait for logins, because those who stay away are then left unprotected for years. Step one is a batch: for every row I compute Argon2id over the existing SHA-256 value, with a random salt per person, and mark the row as scheme 2. The bare hashes are deleted, and old backups that contain them get a date for deletion. Login checks scheme 2 by hashing twice. Step two: after a successful login I hash the password itself with Argon2id and set scheme 3. Nobody has to do anything.\n\nThe alternative is forcing a reset on all. It is cleaner, but it costs thousands of support tickets and trains people to click on mails about passwords. I'd do that only if there are signs that the table is already out.\n\nCost of the hash I measure on our machines, say 19 MiB and two passes to start with, and I put a rate limit in front, since login is now expensive. I rehearse the batch on a copy, with test accounts of each scheme. Afterwards I count rows per scheme.",
    levels: { correctness: 4, checking: 2, reasoning: 4, example: 2, clarity: 4 },
  },
  {
    id: '26bde801',
    question: 'data-science/technical/stopped-when-significant',
    text: "I'd tell them that the p-value is not valid any more. If you look six times and stop as soon as it is under 0.05, your chance of a false alarm is not five percent but clearly higher. And six days isn't even one full cycle for customers who come weekly. I would not roll it out. I would either restart the test or keep it going until the planned end, and only look then. Next time we could hide the p-value in the dashboard, so nobody is tempted.",
    levels: { correctness: 2, checking: 0, reasoning: 2, example: 0, clarity: 3 },
  },
  {
    id: 'bce297ae',
    question: 'cybersecurity/technical/table-of-passwords',
    text: 'This is definitely something I would take seriously from my first day. Customers trust us with their data, and trust is easily lost. I would bring the whole login up to the current state of the art, get the right experts on board early, draw up a migration plan with clear milestones and keep everyone informed along the way. If it is done in a structured manner, the switch goes smoothly and nobody is affected.',
    levels: { correctness: 0, checking: 0, reasoning: 0, example: 0, clarity: 2 },
  },
  {
    id: '07fcb592',
    question: 'data-science/technical/stopped-when-significant',
    text: "I would say, without blame: the 0.04 doesn't mean what it says. A limit of five percent holds for one look, at the size we planned. With a look every day and a stop at the first lucky one, the chance that a change without any effect \"wins\" within six looks is around 15 percent, and over 28 daily looks around a quarter or more. On top of that, an effect which is caught at its peak is overestimated, so even if something is there, it's probably smaller than what we see.\n\nWhat I do: I don't ship and I don't bin it. If assignment can simply go on, I switch it back on with the same split and finish the four weeks, but I write down now that the stop happened and analyse at the planned size only. If the old users have meanwhile all been given the new variant, the sample is spoilt, so I start over with new randomisation. That costs three more weeks; shipping now may mean carrying a feature that does nothing. Six days don't contain two weekends either.\n\nIf the team needs early stops, we plan them: a group sequential design, say four looks with O'Brien-Fleming bounds, whose first look asks for a p below about 0.00005.\n\nI can show it rather than argue: take an A/A test out of last year's traffic, split it at random 2,000 times, apply \"stop at 0.05 each morning\", and count the winners. If that gives 5 percent I am wrong.",
    levels: { correctness: 4, checking: 4, reasoning: 4, example: 3, clarity: 4 },
  },
  {
    id: '13cc8c19',
    question: 'devops/technical/restarts-under-load',
    text: "When I hear \"pods are restarted one after another\" I first of all think of memory, to be honest, because in nine out of ten cases in my career it was memory. Java services in particular tend to be given a limit that is too small, then traffic rises, the heap grows, and the kernel kills the process. So before I'd believe in any theory about probes, I would run kubectl describe on one of the pods and read the last state. If it says OOMKilled, we are done with guessing. But let's assume that it doesn't, and that it says the liveness probe failed, as your description suggests.\n\nIn this case the relevant fact is that the path runs a query. Health checks have a long tradition, they come from the times of hardware load balancers, where it was a good idea to test as much as possible, because the only consequence was that the load balancer did not send traffic to this server. People have carried that habit over into Kubernetes without noticing that there are two kinds now with quite different consequences. One takes the pod out of the list, the other one kills it. Failing readiness restarts the pod only after three attempts, whereas failing liveness does it at once, so one has to be careful with both.\n\nThus, I'd have two paths. The first for liveness, which says nothing but \"I'm here\". The second for readiness, which can look at the dependencies. And I would think about the resources of the database, whether there is an index missing, whether that health query is expensive, maybe it counts a whole table, I have seen that. It'd also be an idea to cache the result for ten seconds so that not every probe of every pod goes through. With fifty pods and two probes every ten seconds we're talking about ten queries per second just for health, which isn't dramatic but isn't nothing.\n\nLast but not least I'd talk to whoever set it up that way, since they might have had a reason for it, and put the agreed settings into the template which all teams use, so that the next service doesn't inherit the problem.",
    levels: { correctness: 1, checking: 3, reasoning: 2, example: 2, clarity: 2 },
  },
  {
    id: 'ba03a784',
    question: 'data-science/technical/stopped-when-significant',
    text: 'First of all I value initiative, and it is good that my colleague keeps an eye on the experiment. Statistics can be tricky and there are different opinions on such things. I would sit down with them in a friendly atmosphere, look at the numbers together and find out what we can learn for the business. In the end the important thing is that decisions are based on data and that all stakeholders are aligned.',
    levels: { correctness: 0, checking: 0, reasoning: 0, example: 0, clarity: 2 },
  },
  {
    id: '91892ed8',
    question: 'devops/technical/restarts-under-load',
    text: "It's a loop that feeds itself. Load makes the database slow, the query behind the probe goes over the timeout, by default one second, and after three misses the kubelet restarts a container that was only waiting. Its traffic goes to the others, and it comes back cold, with an empty cache and more work for the database. And restarting can't help, since the fault is not in the pod.\n\nLiveness has to answer one question: would a restart help? I'd give it its own path that touches nothing outside the process, perhaps that the event loop still turns, with timeout 5 s and failureThreshold 6. Readiness asks whether this pod can take work now: finished starting, own pool not exhausted. I leave the shared database out of it too, because if it's slow for all, all pods become unready at the same moment and the service is gone instead of slow. The price is that some requests get errors while the database is away; those I answer with a quick 503 from the app.\n\nThen the load itself: a limit on concurrent requests, and care with autoscaling. Twenty pods of 10 connections against max_connections of 100 dig the hole deeper.\n\nI'd check with a load test where a proxy adds three seconds to every database answer. Before: restart count climbs and kubectl describe shows \"Liveness probe failed\". After: restarts stay at zero and latency comes back by itself when the delay ends. If not, I look for OOMKilled.",
    levels: { correctness: 4, checking: 4, reasoning: 4, example: 3, clarity: 4 },
  },
  {
    id: '12653fad',
    question: 'blockchain/technical/price-from-one-pool',
    text: "The pool price can be manipulated with a flash loan. An attacker borrows a lot, buys the collateral token, so the price in the pool goes up, takes a loan against it and never pays it back. All in one transaction. Instead I would use Chainlink, because it takes the price from many exchanges and can't be manipulated. Testing is done on a fork of mainnet.",
    levels: { correctness: 2, checking: 1, reasoning: 2, example: 1, clarity: 3 },
  },
]
