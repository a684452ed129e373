import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_TECHNICAL_7: readonly Question[] = [
  {
    id: 'devops/technical/renewed-and-expired',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cybersecurity'],
    type: 'technical',
    level: 'entry',
    skills: ['Linux', 'Application Security'],
    topics: ['operation', 'security'],
    stem: 'On Sunday browsers refuse your site: its certificate has expired. On the server you find the file: it was renewed by itself three weeks ago and is valid until February. nginx has run for 70 days. What is wrong, what do you do now, and what so that it does not come back?',
    seconds: 240,
    keyPoints: [
      {
        id: 'memory',
        text: 'The server read the file at its start and still shows the one in its memory.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'never reloaded | certificate memory | read start | reads start | loaded start | start memory | old memory | loaded memory | reads once | loaded once | old still memory | process holds | reads startup | only startup | on startup | read startup | startup reload | process old | still uses old | still serves old | picked new | process picked',
        ),
        hint: 'When does the program look at that file?',
      },
      {
        id: 'reload',
        text: 'A reload takes the new one without cutting anybody off; the configuration is tested before.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'nginx -s reload | nginx reload | reload nginx | systemctl reload | nginx -t | reload without | graceful reload | reload server | reload service | restart nginx | restart service | config reload | test reload | reload config | reload configuration | reload process | send hup | sighup',
        ),
        hint: 'How does it take the new file without a pause?',
      },
      {
        id: 'hook',
        text: 'The renewal calls the reload each time it got a new one.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'deploy hook | deploy-hook | renewal hook | hook after | after renewal | post hook | renew hook',
        ),
        hint: 'Who should tell the server, and when?',
      },
      {
        id: 'outside',
        text: 'What counts is what a visitor gets: looked at from outside, for each name.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          's_client | openssl | curl -v | outside check | external check | external probe | outside test | outside connect | real handshake | tls handshake | browser which certificate | certificate served | certificate presented | certificate delivered | server delivers | outside certificate | outside served | outside what',
        ),
        hint: 'How do you see what a visitor is really given?',
      },
      {
        id: 'warn',
        text: 'An alarm some weeks before the end, on the certificate that is served and not on the file.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          '20 days | 21 days | days left | remaining days | expiry alert | expiry alarm | days expire | days expiry | weeks expiry | weeks expires | 14 days | 30 days | weeks before | days certificate | fourteen days | monitor expiry | monitoring expiry | monitor certificate | monitoring certificate | expiry monitoring | expiry date alert',
        ),
        hint: 'How would you have known on an ordinary Tuesday?',
      },
      {
        id: 'others',
        text: 'There may be more places: other servers, the balancer, mail.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'other servers | mail server | second server | other hosts | every server | intermediate | certificate chain | intermediate certificate | load balancer | certificate balancer',
        ),
        hint: 'Is this the only place that shows it?',
      },
    ],
    followUps: {
      checking: ['How do you try the whole renewal on a weekday?'],
      reasoning: ['Why reload and not restart?'],
      example: ['Which commands do you type, in which order?'],
    },
    samples: [
      'Certificates are very important for trust. I would buy a new one with a longer term from a well-known provider, and install it carefully. The customers should be told that the site is safe. In addition somebody should have the responsibility and write the date into a calendar, so that it is not forgotten.',
      'nginx loaded the certificate at start and still has the old one in memory. I would reload nginx, and then check with openssl from outside. To prevent it, I would add a deploy hook to the renewal, so it reloads each time. A monitoring with an alert 14 days before would also help.',
      'nginx read the file at its start 70 days ago, and it still has that certificate in memory; the renewal only wrote to the disk. First I see what visitors get: openssl s_client from my laptop shows the end date of Sunday, so the file and what is served differ. Then nginx -t, and systemctl reload nginx. I reload and do not restart, because old workers finish their requests, and if the configuration has an error, the reload keeps the old one running while a restart would leave nothing. That takes a minute. Then I look at the second server behind the load balancer, since it may have the same fault. For the future, the renewal gets a deploy hook that tests and reloads, and it runs only when there is a new certificate. The alternative is a reload every night by cron; it is simpler and repairs also a copy that came by another way, but it hides a broken renewal for longer. I would take the hook, and an alarm in any case. The alarm asks from outside for each name, and rises when fewer than 21 days are left on what is served. A check of the file would have been green all the time. For example, at my last job the site was fine, but the mail server had its own copy and failed a week later. To test the chain, I force a renewal on staging: I expect the serial number from outside to match the new file within a minute. With the hook taken out, the test should fail. I also try the alarm on a name with five days left and see whether somebody gets it.',
    ],
    sources: [
      'nginx documentation, Controlling nginx: Changing Configuration',
      'Certbot documentation, Renewing certificates: hooks',
      'RFC 5280, section 4.1.2.5 Validity',
    ],
    why: 'Whether somebody tells a file from what a running program holds, and measures where the visitor stands.',
  },
  {
    id: 'devops/technical/errors-at-each-release',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Full Stack Development'],
    type: 'technical',
    level: 'mid',
    skills: ['Kubernetes', 'Docker', 'Node.js'],
    topics: ['operation'],
    stem: 'Each release of a Node.js service on Kubernetes costs some 50 requests, which end with 502 within half a minute. New pods are ready before old ones are taken away. Each old pod takes exactly 30 seconds until it is gone. What happens, and what do you change?',
    seconds: 300,
    keyPoints: [
      {
        id: 'sigterm',
        text: 'The pod gets a SIGTERM, and after the grace period of 30 seconds a SIGKILL: nobody reacted to the first.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sigterm | sigkill | terminationgraceperiodseconds | grace period | termination signal | sig term | sent term | signal ignored | ignores signal | killed 30 seconds | hard killed | not handle termination',
        ),
        hint: 'What do those exact 30 seconds tell you?',
      },
      {
        id: 'pid-one',
        text: 'The signal does not reach the program: a shell or npm is the first process and does not hand it on; and process 1 has no default action.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pid 1 | pid one | shell form | exec form | sh -c | npm start | shell first process | process 1 | tini | forward signal | forwards signal | pass signal | never reaches node | reaches node | shell script | signal shell | shell signal | receives signal | node signal | dumb-init',
        ),
        hint: 'To whom is it sent in your image?',
      },
      {
        id: 'still-routed',
        text: 'Taking it out of the lists of all nodes and balancers happens at the same time and lags, so requests still come.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'endpoints lag | endpoint removal | endpoints updated | removed endpoints | still routes | still sends | endpointslice | propagate | propagation | endpoints removed | endpoint removed | still receives | still routed | traffic arrives',
        ),
        hint: 'Who does not know yet that it is leaving?',
      },
      {
        id: 'prestop',
        text: 'So it waits some seconds before it closes, by a preStop hook, and keeps serving.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'prestop | pre-stop | sleep before | sleep 5 | sleep 10 | delay shutdown | wait closing | waits closing | delay before | keep serving',
        ),
        hint: 'What should it do in the first seconds?',
      },
      {
        id: 'drain',
        text: 'Then it takes no new connections, finishes what runs, closes idle ones, and ends itself.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'server.close | close server | finish running | finishes running | in-flight | drain | drains | graceful shutdown | open requests finish | idle connections | keep-alive connections | keep-alive',
        ),
        hint: 'And after that, what about the requests it has begun?',
      },
      {
        id: 'sum',
        text: 'Waiting and the longest request together stay below the grace period.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'longest request | sum below | below grace | shorter than grace | raise grace | grace 60 | grace 45',
        ),
        hint: 'Do these times fit into one another?',
      },
    ],
    followUps: {
      checking: ['How do you show that not one request is lost?'],
      reasoning: ['Why not simply let the caller try again?'],
      example: ['What happens in the pod, second by second?'],
    },
    samples: [
      'A few errors at a release are normal, and one should do it at night when there is little traffic. I would use more replicas and a better strategy such as blue and green. The team should also test more before it goes live. With modern tools and good communication the risk can be reduced a lot.',
      'The pod gets SIGTERM, but the app does not handle it and is killed after 30 seconds. I would handle the signal in Node and close the server, so that running requests finish. Also a preStop hook with a sleep of some seconds, because the endpoints are updated late. I would check with a load test during a rollout.',
      'Exactly 30 seconds is the default grace period: the pod gets SIGTERM, nobody reacts, then SIGKILL cuts off whatever is open. I look into the image first. Often the start command is in shell form, so sh is PID 1 and Node never hears of the signal; npm start as the first process is not reliable either. With the exec form Node is process 1, and since the kernel gives that one no default action, the code must handle the signal itself. That explains the kill, but not yet all of the 502. The second cause is a race: Kubernetes ends the pod and takes it from the EndpointSlices at the same time, and until kube-proxy on each node and the ingress know it, they still send requests. If my program closed at once, I would get more errors and not fewer. So the order is: a preStop hook sleeps 10 seconds while it serves on; then server.close, which takes no new connections and finishes those in-flight; idle keep-alive connections are closed too, otherwise the proxy writes into one just as it shuts. Then the pool of the database, then exit. The longest request takes 15 seconds, so 10 plus 15 is below 30, though I would raise it to 40 to have room. The price is a slower rollout: 20 pods one by one need some minutes more. The alternative, retries in the ingress, hides it for GET but not for a POST that pays. For example, at my last box office a half finished POST sold a seat twice. To test it, I send 200 requests a second with a 5 second one among them and restart the deployment three times: I expect zero errors, and each pod gone in less than 30 seconds. With the old image the test should fail with about 50. In production I count 502 per release, with an alert above zero.',
    ],
    sources: [
      'Kubernetes documentation, Pod Lifecycle: Termination of Pods; Container Lifecycle Hooks',
      'Docker documentation, Dockerfile reference: Shell and exec form, ENTRYPOINT',
      'Node.js documentation, HTTP: server.close and server.closeIdleConnections',
    ],
    why: 'Whether somebody knows what happens when a pod leaves, and in which order.',
  },
  {
    id: 'devops/technical/four-hundred-alarms',
    revision: 2,
    status: 'active',
    areas: ['DevOps'],
    type: 'technical',
    level: 'senior',
    skills: ['Technical Writing', 'System Design', 'Linux'],
    topics: ['operation'],
    stem: 'A team of six gets 400 alarms a week on its phones. Most end by themselves: processor above 80 percent, a restart, a queue that is long. On Thursday customers could not pay for two hours, and the alarm for it lay among 30 others. How do you get to alarms that people trust?',
    seconds: 360,
    keyPoints: [
      {
        id: 'symptom',
        text: 'A phone rings for what users feel, errors and delay of what they came for, not for every cause.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'symptom | symptoms | what users feel | users feel | user-facing | customers notice | failed payments | users notice | customer feels | customers affected | user experiences | users experience | affected customers | customers feel | impact customers | user impact | customer impact | payment errors | error rate',
        ),
        hint: 'About what would a customer complain?',
      },
      {
        id: 'burn',
        text: 'Bound to an aim: it rings when the budget of errors is used up fast, over a short and a long window.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'burn rate | error budget | slo | service level objective | two windows | multiwindow | short window | below objective | service level | success rate falls | failure rate above | threshold failed',
        ),
        hint: 'From which measure on is it worth waking somebody?',
      },
      {
        id: 'action',
        text: 'Each that rings needs a person now and has something to do; what can wait is a ticket, what nobody acts on goes.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'actionable | needs action | ticket instead | as ticket | nobody acts | no action delete | delete alarm | delete alarms | remove alarm | ticket morning | ticket queue | worth waking | action required | no action | anything do | human action | person act | requires action | not urgent | needs human | act now | led action | urgent ticket',
        ),
        hint: 'What must be true of one for it to interrupt somebody?',
      },
      {
        id: 'measure',
        text: 'The 400 are counted by rule and by what was done: few rules make most of them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'per rule | noisiest | top ten rules | ten rules | sort rules | which rules | count rule | counts rule | alarms rule | rules fire | which fires | frequent alarms | analyse alarms | analyze alarms | review alarms | alarms led | list alarms | statistics alarms',
        ),
        hint: 'What do you learn from the 400 themselves, before you change any?',
      },
      {
        id: 'group',
        text: 'One cause rings once: grouped, and silent where a greater one explains it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'group alarms | deduplicate | inhibit | inhibition | suppress dependent | one notification | one incident | group cause | groups one | grouped one | grouped alarm | dependent alarms | dependent muted | muted | correlate',
        ),
        hint: 'Why were there 30 at the same time?',
      },
      {
        id: 'page',
        text: 'Each links to a page that says what it means, what to look at, and how to undo.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'runbook | runbooks | playbook | playbooks | instruction page | alarm links | instructions alarm | links instructions',
        ),
        hint: 'What does the person at three o’clock need beside the noise?',
      },
      {
        id: 'absence',
        text: 'That nothing arrives may be the fault: a probe pays from outside, and the alarm chain itself is watched.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'synthetic | probe pays | test payment | dead man | heartbeat | no data | absence | watchdog',
        ),
        hint: 'And if nobody can even reach you?',
      },
    ],
    followUps: {
      checking: ['How do you know that you have not made it blind?'],
      reasoning: ['What do you lose when the processor no longer rings?'],
      example: ['How would the new rule for payments read?'],
    },
    samples: [
      'Monitoring is essential for stable operation. I would buy a modern tool with artificial intelligence that filters the alarms. The team could also get another colleague, so that the work is shared. Everybody should look carefully and stay motivated, and there should be regular meetings about how to improve the quality.',
      'I would alert on symptoms such as failed payments and not on the processor. Everything that is not actionable becomes a ticket or is deleted. Each alarm has a runbook. With an SLO one can use a burn rate. I would count the alarms per week and check if they get fewer, because people ignore too many.',
      'I begin by counting. For four weeks I sort by rule: how often it rang, and whether anybody did something. For example, at my last ticket office nine of 140 rules made 81 percent, and of those nine none led to action. Those go first, on the first day, and then people have the air to think. Next, the phone rings for a symptom: failed payments and slow pages, since these are what customers feel, whatever the cause. It is bound to an SLO of 99.9 percent. The burn rate decides: if in one hour 2 percent of the monthly budget is gone, and the last five minutes still burn, it rings. On Thursday with all payments failing this would have taken about a minute, I reckon. Slow burning becomes a ticket for the day. The processor at 80 percent stays as a curve to look at in search of the cause, because by itself it may be good use of money. I keep a few causes that have no early symptom, such as a disk full in four hours or a certificate. The price is that I learn later of some faults that nobody felt yet; I accept that against 400 calls. The 30 at once come from one cause, so alarms are grouped by service, and a dead database inhibits those behind it. Each rule that may ring has a runbook of one page: what it means for customers, the three first looks, how to roll back. No runbook, no ringing. A probe makes a test payment each minute, since no traffic also gives no errors. The alternative, a tool that learns to filter, I leave, as nobody can say why it was silent. To check that we are not blind, I replay the last 12 incidents against the new rules and expect each to ring within five minutes; one that does not is a rule that I miss. Then in staging we break payments each month and see who gets called. I count: at most two calls a shift, and over 80 percent that led to action.',
    ],
    sources: [
      'Beyer and others, Site Reliability Engineering, 2016, chapter 6 Monitoring Distributed Systems',
      'Beyer and others, The Site Reliability Workbook, 2018, chapter 5 Alerting on SLOs',
      'Prometheus documentation, Alerting: practices; Alertmanager',
    ],
    why: 'Whether somebody takes attention for scarce, and can cut without going blind.',
  },
]
