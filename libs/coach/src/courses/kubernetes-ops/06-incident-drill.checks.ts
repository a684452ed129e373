import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

/** Waits before the starts after so many crashes, the first of which has none. */
const waitsOf = (crashes: number): number[] =>
  Array.from({ length: crashes - 1 }, (_, i) => Math.min(300, 10 * 2 ** i))
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export default moduleChecks('kubernetes-ops/incident-drill', [
  oneOf({
    name: 'first-step',
    seconds: 60,
    hint: 'What stops the harm soonest, whether or not anybody knows the cause?',
    scenes: [
      {
        stem: 'Ten minutes after a release a fifth of all orders fail. The cause is not known; taking the release back takes four minutes. What comes first?',
        right: [['Taking it back', 'It stops the harm; the cause can be looked for afterwards.']],
        wrong: [
          ['Reading the changes of the release line by line', 'All the while orders fail.'],
          ['Waiting', 'All the while orders fail.'],
          ['A second release with more logging', 'It adds a change to a change.'],
          ['Asking who wrote it', 'It stops nothing.'],
        ],
      },
      {
        stem: 'Nothing was changed for days; since a campaign began all pods are at their limit, and requests wait. The nodes have room. What comes first?',
        right: [['Starting more pods', 'It stops the harm, and there is room.']],
        wrong: [
          ['Taking the last release back', 'Nothing was changed for days.'],
          ['Starting all pods anew at once', 'For a moment nobody would answer.'],
          ['Looking for the slowest statement of all', 'It may be worth it tomorrow.'],
          ['No more alarms', 'Requests go on waiting.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-incident',
    seconds: 75,
    hint: 'Somebody has it, one knows how bad it is, it stops, and only then comes why.',
    chains: [
      {
        stem: 'An alarm comes. Put these in order, first at the top.',
        steps: [
          'Say in the channel that you have it',
          'Find out who is touched, and how badly',
          'Stop the harm, for example by going back',
          'Tell that it is over for users',
          'Look for the causes',
          'Write down measures with a name and a day',
        ],
        because:
          'One has it, one knows how bad it is, it is stopped and told; causes and measures have time.',
      },
    ],
  }),
  oneOf({
    name: 'what-it-means',
    seconds: 60,
    hint: 'Was it placed, was it fetched, did it run, is it asked, is it reached?',
    scenes: [
      {
        stem: 'A pod shows `ImagePullBackOff`. What is looked at first?',
        right: [['The name and tag of the image', 'It does not come: name, tag or rights.']],
        wrong: [
          ['The log of its container before this one', 'Nothing has run yet.'],
          ['Its readiness probe and what it asks for', 'Nothing has run yet.'],
          ['Its memory limit', 'Nothing has run yet.'],
          ['The selector of its service', 'It is about how one reaches it.'],
        ],
      },
      {
        stem: 'A pod shows `Pending` for ten minutes. What is looked at first?',
        right: [['Its events: requests and taints', 'No node takes it, and they say why.']],
        wrong: [
          ['The log of its container', 'There is none.'],
          ['Its exit code, and the last words before it', 'Nothing has run.'],
          ['The ports of its service, and its selector', 'It is about how one reaches it.'],
          ['The liveness probe that it has been given', 'Nothing has run.'],
        ],
      },
      {
        stem: 'A pod shows `CrashLoopBackOff`. What is looked at first?',
        right: [['`kubectl logs --previous`', 'The last words before it ended.']],
        wrong: [
          ['The requests of the pod, and what its node has left', 'It was placed, and ran.'],
          ['The rights to the registry of its image', 'The image came.'],
          ['`kubectl get endpointslices`', 'It ends by itself, whoever calls it.'],
          ['The zone of its node', 'It was placed, and ran.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'seconds-of-waiting',
    seconds: 75,
    hint: 'Each wait is twice the one before, until it is as long as it may be.',
    draw: (rng) => ({ crashes: rng.int(4, 10) }),
    stem: ({ crashes }) =>
      `A container ends right after each start. After its first crash it is started anew at once; after the second it waits 10 seconds, each further wait is twice as long, and at most 300. How many seconds has it waited in all when it is started after crash number ${crashes}?`,
    unit: 'Seconds, as a whole number.',
    value: ({ crashes }) => waitsOf(crashes).reduce((sum, one) => sum + one, 0),
    within: 0,
    because: ({ crashes }) => `${waitsOf(crashes).join(' + ')}.`,
    slip: () => 'The first start anew has no wait; after 160 comes 300 and not 320, and so it stays.',
    again: ({ crashes }) => (crashes <= 6 ? 10 * (2 ** (crashes - 1) - 1) : 310 + 300 * (crashes - 6)),
  }),
  oneOf({
    name: 'where-to-look',
    seconds: 60,
    hint: 'Which of the parts between user and program is left, once some of them are known to be well?',
    scenes: [
      {
        stem: 'All twelve pods are ready and answer well when called by their own address from within; the entrance answers 503. Where is it?',
        right: [['Between entrance and pods', 'Selector, ports, rules or a policy.']],
        wrong: [
          ['In the program of the pods', 'It answers well.'],
          ['In the readiness of the pods', 'They are ready.'],
          ['On the nodes of the pods', 'The pods answer well there.'],
          ['In the image of the last release', 'It answers well.'],
        ],
      },
      {
        stem: 'Half of the requests fail. Of four pods two lie on a node that was added today, and only these two fail; their image is that of the others. Where is it?',
        right: [['On the new node', 'It is what the two have in common.']],
        wrong: [
          ['In the image', 'The two others have it too.'],
          ['In the service’s selector', 'All four are found.'],
          ['At the entrance', 'It reaches all four.'],
          ['In the database', 'The two others use it too.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'minutes-of-drill',
    seconds: 90,
    hint: 'The harm counts for whoever uses it: when did it begin, and when was it over?',
    draw: (rng) => {
      const release = 60 * rng.int(8, 20) + rng.int(0, 20)
      const begins = release + rng.int(1, 6)
      const alarm = begins + rng.int(2, 9)
      const decided = alarm + rng.int(3, 12)
      return { release, begins, alarm, decided, over: decided + rng.int(2, 8), isFound: rng.chance() < 0.4 }
    },
    stem: ({ isFound }) =>
      isFound
        ? 'How many minutes did it take from the beginning of the harm until somebody was told of it?'
        : 'How many minutes did the harm last for users?',
    code: ({ release, begins, alarm, decided, over }) =>
      [
        `${clock(release)}  release begins`,
        `${clock(begins)}  first payments fail (seen later in the data)`,
        `${clock(alarm)}  alarm`,
        `${clock(decided)}  going back is decided`,
        `${clock(over)}  no payment fails any more`,
        `${clock(over + 35)}  cause found`,
      ].join('\n'),
    unit: 'Minutes, as a whole number.',
    value: ({ begins, alarm, over, isFound }) => (isFound ? alarm : over) - begins,
    within: 0,
    because: ({ begins, alarm, over, isFound }) =>
      isFound
        ? `From ${clock(begins)} to the alarm at ${clock(alarm)}.`
        : `From ${clock(begins)} to ${clock(over)}.`,
    slip: () =>
      'It begins with the first failure and not with the alarm, and is over when nothing fails, not when the cause is known.',
    again: ({ begins, alarm, decided, over, isFound }) =>
      (isFound ? 0 : decided - alarm + (over - decided)) + (alarm - begins),
  }),
  reckoned({
    name: 'budget-minutes',
    seconds: 75,
    hint: 'How many minutes has the time, and which share of them may fail?',
    draw: (rng) => ({
      goal: rng.pick([990, 995, 998, 999]),
      days: rng.pick([7, 28, 30, 90]),
      spent: rng.int(2, 9),
    }),
    stem: ({ goal, days, spent }) =>
      `A service has a goal of ${goal / 10} % over ${days} days, and was wholly away for ${spent} minutes in that time. How many minutes of its error budget are left?`,
    unit: 'Minutes, to one decimal place.',
    value: ({ goal, days, spent }) => days * 1_440 * (1 - goal / 1_000) - spent,
    within: 0.06,
    because: ({ goal, days, spent }) =>
      `${days} · 1,440 · ${((1_000 - goal) / 1_000).toFixed(3)} − ${spent}.`,
    slip: () => 'The budget is the share that may fail, of all minutes of the time.',
    again: ({ goal, days, spent }) => (days * 24 * 60 * (1_000 - goal)) / 1_000 - spent,
  }),
  reckoned({
    name: 'hours-to-spend',
    seconds: 90,
    hint: 'How many times more fails than may, and how long does the budget last at that rate?',
    draw: (rng) => ({ allowed: rng.pick([1, 2, 5, 10]), times: rng.int(3, 30) }),
    stem: ({ allowed, times }) =>
      `A goal of ${(1_000 - allowed) / 10} % over 30 days. Since an hour ago ${(allowed * times) / 10} % of the requests fail, at an even load. If it goes on like this, and nothing was spent before, how many hours after it began is the budget of the 30 days gone?`,
    unit: 'Hours, to one decimal place.',
    value: ({ times }) => 720 / times,
    within: 0.1,
    because: ({ allowed, times }) =>
      `The burn rate is ${(allowed * times) / 10} / ${allowed / 10} = ${times}; 720 hours / ${times}.`,
    slip: () => 'At a rate of 1 it lasts just the 30 days, which are 720 hours.',
    again: ({ allowed, times }) => {
      const budget = (720 * allowed) / 1_000
      return budget / ((allowed * times) / 1_000)
    },
  }),
  someOf({
    name: 'kind-of-measure',
    seconds: 75,
    hint: 'Which of them would still work if everybody were tired and in a hurry?',
    scenes: [
      {
        stem: 'A release went out that takes more memory with real data than it is given. Which measures come out of a good postmortem? Choose all.',
        right: [
          [
            'A step before each release that loads real amounts (Ada, 12 May)',
            'It is found before it goes out.',
          ],
          ['A rollout that stops by itself when pods are killed (Ben, 20 May)', 'It is stopped early.'],
          ['An alarm on the burn rate over an hour (Cy, 8 May)', 'It is found sooner.'],
          ['A limit that follows the size of the index (Dee, 30 May)', 'The fault becomes impossible.'],
        ],
        wrong: [
          ['Everybody is more careful with releases (Ada, 8 May)', 'It changes nothing on the next evening.'],
          ['Mo has no right to release any more (Ben, 12 May)', 'It looks for a culprit.'],
          ['Somebody should look at the memory at some time', 'It has neither a name nor a day.'],
          ['No more releases on Thursdays (Cy, 20 May)', 'The fault knows no weekday.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'symptom-again',
    seconds: 60,
    hint: 'What has changed since it was well, and for how long has it been so?',
    about: 'Read what the cluster says',
    scenes: [
      {
        stem: 'Since Monday’s release pods end with 137 every six hours or so, one after the other, and are `OOMKilled`. Before they did not. What is likely?',
        right: [['Memory grows, and is never given back', 'It takes hours to reach the limit.']],
        wrong: [
          ['The image does not come any more from the registry', 'They run for hours.'],
          ['The readiness probe is too strict', 'It would not kill them.'],
          ['A node falls silent every six hours, by the clock', 'They are killed for memory.'],
          ['The limit of processor time is much too small for it', 'It would make them late.'],
        ],
      },
      {
        stem: 'A node has been silent for a minute; its pods of a Deployment are not answering, and none has been made elsewhere. What is so?',
        right: [['It is waited for, five minutes as preset', 'Only then are they made anew elsewhere.']],
        wrong: [
          ['The Deployment is broken', 'It waits, as it should.'],
          ['They are made anew when somebody deletes the node only', 'It happens by itself, later.'],
          ['There is no room for them on any other of the nodes', 'Nobody has asked for room yet.'],
          ['Pods of a Deployment stay with their node for ever', 'They are made anew, later.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'step-again',
    seconds: 60,
    hint: 'Who decides, who touches, who tells, and what do the others wait to hear?',
    about: 'First stop the harm, then ask why',
    scenes: [
      {
        stem: 'Four people are on a call, all of them type commands, and two changes undo each other. What is missing?',
        right: [['One who leads and touches nothing', 'And one who works, and one who tells.']],
        wrong: [
          ['A fifth person who knows the database well', 'There would be five who type.'],
          ['A faster way to release a new version', 'Two changes would meet sooner.'],
          ['More rights for each of the four', 'They have too many hands already.'],
          ['A list of culprits', 'It stops nothing.'],
        ],
      },
      {
        stem: 'You are alone with an alarm. What is the first sentence in the channel?',
        right: [
          [
            'That you have it, and when the next word comes',
            'Others know that somebody is there, and can wait.',
          ],
        ],
        wrong: [
          [
            'Nothing at all, before the cause of it has been found by you',
            'Others begin to look as well, or believe that nobody does.',
          ],
          ['That it will certainly be over in about five minutes from now', 'Nobody can know that yet.'],
          [
            'Whose change it was, so that they come and mend it',
            'It looks for a culprit, and perhaps the wrong one.',
          ],
          ['That everything is down', 'Mostly it is a part, for some.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'waiting-again',
    seconds: 60,
    hint: 'What waits, what is made anew at once, and what is kept of the container before?',
    about: 'Read what the cluster says',
    scenes: [
      {
        stem: 'A missing setting made a pod crash for an hour. It is there now, and nothing happens. What is done?',
        right: [['The pod is deleted', 'Its owner makes a new one at once, without the wait.']],
        wrong: [
          ['The setting is made once more', 'It is there.'],
          ['The node is started anew', 'It is about one pod.'],
          ['Nothing: one waits', 'The wait is up to five minutes, and can be passed by.'],
          ['The image is fetched again', 'It is the right one.'],
        ],
      },
      {
        stem: 'A pod ended, and was started anew; `kubectl logs` shows only a fresh start. Where are its last words?',
        right: [['In `kubectl logs --previous`', 'The log of the container before this one.']],
        wrong: [
          ['In `kubectl get events`', 'They tell what the cluster did.'],
          ['They are lost with the container that ended', 'The one before is kept.'],
          ['In the ConfigMap that was mounted into it', 'It holds settings.'],
          ['In its `emptyDir`', 'It holds what the program wrote there.'],
        ],
      },
    ],
  }),
])
