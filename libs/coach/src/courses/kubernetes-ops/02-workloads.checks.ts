import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, hiddenOf, moduleChecks, moduleTask, shownOf } from '../module-checks'

const SHARES = [10, 20, 25, 30, 40, 50] as const

export default moduleChecks('kubernetes-ops/workloads', [
  oneOf({
    name: 'which-kind',
    seconds: 60,
    hint: 'Is it alike and without a state, one of each with a disk, one on each node, or something that ends?',
    scenes: [
      {
        stem: 'Each node needs a program that collects the logs of its containers. Which kind is it?',
        right: [['DaemonSet', 'One on each node, also on new ones.']],
        wrong: [
          ['Deployment', 'It does not see to one on each node.'],
          ['StatefulSet', 'It gives names and disks, not one on each node.'],
          ['CronJob', 'Logs come all the time.'],
          ['Job', 'It ends.'],
        ],
      },
      {
        stem: 'A database of three members, of which each has to find its own disk again. Which kind is it?',
        right: [['StatefulSet', 'Fixed names, and a disk for each.']],
        wrong: [
          ['Deployment', 'Its pods are all alike, with new names.'],
          ['DaemonSet', 'Their number would be that of the nodes.'],
          ['Job', 'A database does not end.'],
          ['ReplicaSet', 'Its pods are all alike, with new names.'],
        ],
      },
      {
        stem: 'Once before a release the tables have to be changed, until it has gone well. Which kind is it?',
        right: [['Job', 'It runs until it has ended well.']],
        wrong: [
          ['Deployment', 'It would start it anew each time it ends.'],
          ['CronJob', 'It would come again by the clock.'],
          ['DaemonSet', 'It would run on each node.'],
          ['StatefulSet', 'It would start it anew each time it ends.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'wish-and-owner',
    seconds: 75,
    hint: 'Who compares what is with what should be, and what does it look at?',
    scenes: [
      {
        stem: 'A Deployment asks for three pods, and all are well. Which of these hold? Choose all.',
        right: [
          ['A pod that is deleted by hand is made anew', 'Three should be, two are.'],
          ['If 50 are asked for and there is no room, some wait', 'A wish that cannot be fulfilled waits.'],
          ['If a node dies, pods are made on others after a while', 'Three should be.'],
          ['Its pods are found by their labels', 'The selector names them.'],
        ],
        wrong: [
          ['A pod keeps its name when it is made anew', 'It gets a new one; only a StatefulSet keeps names.'],
          ['A wish for more than fits is refused as an error', 'It is taken, and pods wait.'],
          ['A pod that has moved to another node is the same pod', 'Pods do not move; another one is made.'],
          [
            'It starts pods itself, on the node of its choice',
            'A scheduler places them, a kubelet starts them.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'most-pods',
    seconds: 60,
    hint: 'In which direction is a share rounded that may be too many?',
    draw: (rng) => ({ pods: rng.int(5, 40), surge: rng.pick(SHARES) }),
    stem: ({ pods, surge }) =>
      `A Deployment has ${pods} replicas and a maxSurge of ${surge} %. How many of its pods may there be at most during a rollout, those that are ending not counted?`,
    unit: 'A whole number.',
    value: ({ pods, surge }) => pods + Math.ceil((pods * surge) / 100),
    within: 0,
    because: ({ pods, surge }) =>
      `${surge} % of ${pods} is ${(pods * surge) / 100}, rounded up, on top of ${pods}.`,
    slip: () => 'maxSurge is rounded up, maxUnavailable down.',
    again: ({ pods, surge }) => {
      let more = 0
      while (more * 100 < pods * surge) more++
      return pods + more
    },
  }),
  reckoned({
    name: 'least-ready',
    seconds: 60,
    hint: 'In which direction is a share rounded that may be missing?',
    draw: (rng) => ({ pods: rng.int(5, 40), missing: rng.pick(SHARES) }),
    stem: ({ pods, missing }) =>
      `A Deployment has ${pods} replicas and a maxUnavailable of ${missing} %. How many pods are ready at least during a rollout, if nothing else fails?`,
    unit: 'A whole number.',
    value: ({ pods, missing }) => pods - Math.floor((pods * missing) / 100),
    within: 0,
    because: ({ pods, missing }) =>
      `${missing} % of ${pods} is ${(pods * missing) / 100}, rounded down, and taken off ${pods}.`,
    slip: () => 'maxUnavailable is rounded down, maxSurge up.',
    again: ({ pods, missing }) => {
      let ready = 0
      while (ready * 100 < pods * (100 - missing)) ready++
      return ready
    },
  }),
  reckoned({
    name: 'seconds-to-come-up',
    seconds: 60,
    hint: 'How often may it fail, and how far are the tries apart?',
    draw: (rng) => ({ period: rng.pick([5, 10, 15]), start: rng.int(41, 290) }),
    stem: ({ period, start }) =>
      `A service takes up to ${start} s to come up. Its startup probe has a period of ${period} s and begins with the container. Which failureThreshold does it need at least, if period times threshold is the time it is given?`,
    unit: 'A whole number.',
    value: ({ period, start }) => Math.ceil(start / period),
    within: 0,
    because: ({ period, start }) => `${start} / ${period} = ${(start / period).toFixed(2)}, rounded up.`,
    slip: () => 'Rounded down, the slowest start would be killed just before it is up.',
    again: ({ period, start }) => {
      let tries = 0
      for (let given = 0; given < start; given += period) tries++
      return tries
    },
  }),
  oneOf({
    name: 'which-probe',
    seconds: 60,
    hint: 'Should it be killed, only get nothing for a while, or be given time to come up?',
    scenes: [
      {
        stem: 'A service reads a large file for four minutes before it can answer; later it answers at once. Its liveness probe kills it during the start. What is added?',
        right: [['A startup probe', 'Until it says yes the others are not asked.']],
        wrong: [
          ['A readiness probe', 'It does not hold back the liveness probe.'],
          ['A longer time of grace', 'It is about stopping.'],
          ['A liveness period of five minutes', 'A hanging service would then go unseen for as long.'],
          ['More replicas', 'All of them would be killed.'],
        ],
      },
      {
        stem: 'While a cache is being filled anew a pod can answer nothing for a minute, and is well otherwise. What says so?',
        right: [['Its readiness probe', 'It gets nothing for a while and goes on running.']],
        wrong: [
          ['Its liveness probe', 'It would be killed.'],
          ['Its startup probe', 'It is asked only until it has come up.'],
          ['Its exit code', 'It does not end.'],
          ['A disruption budget', 'It is about draining nodes.'],
        ],
      },
      {
        stem: 'A process hangs in a lock for ever and answers nothing. What helps by itself?',
        right: [['A liveness probe', 'The container is killed and started anew.']],
        wrong: [
          ['A readiness probe', 'It gets no requests, and hangs on.'],
          ['A startup probe', 'It is over since the start.'],
          ['A rollout of the same version', 'Somebody would have to begin it.'],
          ['A larger memory limit', 'It is not about memory.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-ending',
    seconds: 75,
    hint: 'What is asked politely comes first, and what cannot be refused comes last.',
    chains: [
      {
        stem: 'A pod is deleted; its program handles SIGTERM, but takes too long. What happens to its container, first at the top?',
        steps: [
          'The pod is marked as ending',
          'The `preStop` hook runs',
          'SIGTERM is sent to the process',
          'The time of grace is over',
          'SIGKILL is sent to the process',
          'The pod is gone from the list',
        ],
        because: 'Marked, hook, SIGTERM, the rest of the time of grace, SIGKILL, gone.',
      },
    ],
  }),
  reckoned({
    name: 'pods-wanted',
    seconds: 75,
    hint: 'Look first whether anything happens at all, then reckon and round.',
    draw: (rng) =>
      drawnUntil(
        () => ({ pods: rng.int(3, 20), measured: rng.int(30, 130), target: rng.pick([50, 60, 70, 80]) }),
        ({ measured, target }) => Math.abs(Math.abs(measured / target - 1) - 0.1) > 0.02,
      ),
    stem: ({ pods, measured, target }) =>
      `${pods} pods use ${measured} % of what they request, the target is ${target} %. No least and no greatest number is in the way, and it has been so for long. How many pods does the autoscaler want? (The tolerance is a tenth.)`,
    unit: 'A whole number.',
    value: ({ pods, measured, target }) =>
      Math.abs(measured / target - 1) <= 0.1 ? pods : Math.ceil((pods * measured) / target),
    within: 0,
    because: ({ pods, measured, target }) =>
      Math.abs(measured / target - 1) <= 0.1
        ? `${measured} / ${target} = ${(measured / target).toFixed(2)} is within a tenth of 1, so nothing changes.`
        : `${pods} · ${measured} / ${target} = ${((pods * measured) / target).toFixed(2)}, rounded up.`,
    slip: () => 'It is rounded up, also on the way down; and near the target it keeps still.',
    again: ({ pods, measured, target }) => {
      if (10 * Math.abs(measured - target) <= target) return pods
      let wanted = 0
      while (wanted * target < pods * measured) wanted++
      return wanted
    },
  }),
  reckoned({
    name: 'waves-of-a-job',
    seconds: 60,
    hint: 'How many run at a time, and how many rounds does that make?',
    draw: (rng) => ({ runs: rng.int(10, 60), beside: rng.int(3, 9), minutes: rng.int(2, 12) }),
    stem: ({ runs, beside, minutes }) =>
      `A Job has \`completions: ${runs}\` and \`parallelism: ${beside}\`; each run takes ${minutes} minutes and none fails. After how many minutes is it done, if starting takes no time?`,
    unit: 'Minutes, as a whole number.',
    value: ({ runs, beside, minutes }) => Math.ceil(runs / beside) * minutes,
    within: 0,
    because: ({ runs, beside, minutes }) =>
      `${runs} / ${beside} are ${Math.ceil(runs / beside)} rounds of ${minutes} minutes.`,
    slip: () => 'The last round takes as long as the others, though fewer run in it.',
    again: ({ runs, beside, minutes }) => {
      let [left, now] = [runs, 0]
      for (; left > 0; now += minutes) left -= beside
      return now
    },
  }),
  oneOf({
    name: 'kinds-again',
    seconds: 60,
    hint: 'What is kept is a number of pods that fit a selector: what of one that is gone, and of others that fit?',
    about: 'What should be, and who sees to it',
    scenes: [
      {
        stem: 'Somebody deletes a pod of a Deployment because it behaves oddly, to look at it later. What do they find?',
        right: [['Another pod, with another name', 'The old one is gone, with its files.']],
        wrong: [
          ['The same pod, stopped', 'A deleted pod is gone.'],
          ['The same name, started anew', 'Only a StatefulSet keeps names.'],
          ['One pod fewer, until the next rollout', 'The ReplicaSet makes another one at once.'],
          ['An error of the Deployment', 'It does what it is there for.'],
        ],
      },
      {
        stem: 'Two Deployments have pods with the same label `app: shop`, and a service has only that as its selector. What is to be feared?',
        right: [['Its connections go to pods of both', 'A selector knows labels and no owners.']],
        wrong: [
          ['The cluster refuses the second Deployment', 'Nothing looks for that.'],
          ['The second one waits until the first is deleted', 'Both act.'],
          ['Their images are merged', 'Images have nothing to do with it.'],
          ['The service keeps to the older of the two owners', 'A selector knows labels and no owners.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'probe-again',
    seconds: 60,
    hint: 'What happens to all pods together, if what they all ask about is slow?',
    about: 'Three questions by the kubelet',
    scenes: [
      {
        stem: 'The liveness probe of twelve pods asks the database. It is slow for two minutes. What is to be feared?',
        right: [
          ['All twelve are killed, and start at once', 'And then all of them knock at the slow database.'],
        ],
        wrong: [
          ['All twelve get no requests, and go on running', 'That would be readiness.'],
          ['The database is killed and restarted', 'The container that is probed is killed.'],
          ['One after the other is replaced, with eleven left', 'Probes know nothing of the others.'],
          [
            'Nothing, for probes wait until an answer comes',
            'They have a time after which they have failed.',
          ],
        ],
      },
    ],
  }),
  someOf({
    name: 'rollout-again',
    seconds: 75,
    hint: 'What runs side by side during a rollout, and who would take it back?',
    about: 'A new version, step by step',
    scenes: [
      {
        stem: 'A new version never becomes ready. maxUnavailable is 0, maxSurge 1, there are 6 replicas. Which of these hold? Choose all.',
        right: [
          ['All six old pods go on answering', 'None may be missing.'],
          ['One new pod is there and gets no requests', 'It is one more, and not ready.'],
          ['After the deadline the rollout is reported as failed', 'It is said, and nothing more.'],
          ['`kubectl rollout undo` takes it back', 'Somebody has to do it.'],
        ],
        wrong: [
          ['After the deadline it is taken back by itself', 'It is only reported.'],
          ['All six old pods are stopped, one after the other', 'Each waits for a new one that is ready.'],
          ['Half of the requests reach the new pod', 'It is not ready.'],
          ['The old ReplicaSet is deleted at once', 'It is kept, for taking back.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'bounds-task',
    kind: 'code-js',
    about: 'A new version, step by step',
    seconds: 420,
    hint: 'Which of the two is rounded up, what is a plain number, and what if both come out as nothing?',
    params: (rng) => {
      const made = (name: string, replicas: number, surge: number | string, missing: number | string) => {
        const of = (value: number | string, round: (n: number) => number) =>
          typeof value === 'number' ? value : round((replicas * parseInt(value, 10)) / 100)
        const more = of(surge, Math.ceil)
        const less = of(missing, Math.floor)
        const call = `bounds(${replicas}, ${JSON.stringify(surge)}, ${JSON.stringify(missing)})`
        const gives = JSON.stringify([replicas + more, replicas - (more === 0 && less === 0 ? 1 : less)])
        return { name, shown: `${call} gives ${gives}`, call, gives }
      }
      const n = 4 * rng.int(3, 9) + 2
      return {
        cases: [
          made('shares', n, '25%', '25%'),
          made('few replicas', 7, '50%', '30%'),
          made('plain numbers', n, 3, 1),
          made('one of each', n, '10%', 2),
          made('a share that is a whole number', 20, '20%', '20%'),
          made('both come out as nothing', 3, '0%', '20%'),
          made('nothing more, and one may be missing', n, 0, 1),
          made('everything at once', n, '100%', 0),
        ],
      }
    },
    ask: ({ cases }) => ({
      stem: 'Write `bounds(replicas, maxSurge, maxUnavailable)`: `[most, least]`, the greatest number of pods and the least number of ready ones during a rollout. Both settings are whole numbers, or texts such as `"25%"`, which are shares of the replicas: maxSurge is rounded up, maxUnavailable down. If both come out as 0, one pod may be missing all the same, for otherwise nothing could move.',
      starter: 'function bounds(replicas, maxSurge, maxUnavailable) {\n  return [replicas, replicas]\n}\n',
      answerHint: 'JavaScript that declares bounds.',
      cases: shownOf(cases),
    }),
    key: ({ cases }) => ({
      kind: 'code-js',
      cases: hiddenOf(cases),
      sample:
        "function bounds(replicas, maxSurge, maxUnavailable) {\n  const of = (value, round) => (typeof value === 'number' ? value : round((replicas * parseInt(value, 10)) / 100))\n  const more = of(maxSurge, Math.ceil)\n  const less = of(maxUnavailable, Math.floor)\n  return [replicas + more, replicas - (more === 0 && less === 0 ? 1 : less)]\n}",
    }),
    why: () => ({
      right: 'What may be too many is rounded up, what may be missing down, and one of them is at least 1.',
      wrong:
        'Is a share that comes out as a whole number left as it is? Is a plain number taken as a number and not as a share? And may one pod be missing where both are 0?',
    }),
    solutions: () => [
      "const bounds = (r, s, u) => { const n = (v, up) => { if (typeof v === 'number') return v; const p = r * Number(v.replace('%', '')); return up ? Math.floor((p + 99) / 100) : (p - (p % 100)) / 100 }; const a = n(s, true), b = n(u, false); return [r + a, r - (a + b ? b : 1)] }",
      "function bounds(replicas, maxSurge, maxUnavailable) { const part = (v) => (String(v).endsWith('%') ? (replicas * parseInt(v)) / 100 : v); const up = Math.ceil(part(maxSurge)); let down = Math.floor(part(maxUnavailable)); if (up + down === 0) down = 1; return [replicas + up, replicas - down] }",
    ],
    wrong: () => ({
      'both are rounded up':
        "function bounds(r, s, u) { const n = (v) => typeof v === 'number' ? v : Math.ceil((r * parseInt(v)) / 100); const a = n(s), b = n(u); return [r + a, r - (a + b ? b : 1)] }",
      'nothing can move':
        "function bounds(r, s, u) { const n = (v, f) => typeof v === 'number' ? v : f((r * parseInt(v)) / 100); return [r + n(s, Math.ceil), r - n(u, Math.floor)] }",
      'both are rounded down':
        "function bounds(r, s, u) { const n = (v) => typeof v === 'number' ? v : Math.floor((r * parseInt(v)) / 100); const a = n(s), b = n(u); return [r + a, r - (a + b ? b : 1)] }",
    }),
  }),
])
