import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('kubernetes-ops/storage', [
  oneOf({
    name: 'where-it-is-after',
    seconds: 60,
    hint: 'What has ended: a container, its pod, or more?',
    scenes: [
      {
        stem: 'A container crashes and is started anew within its pod. It had written to its own layer, to an `emptyDir` and to a PersistentVolume. What is lost?',
        right: [['What was in its own layer', 'The pod lives on, and the emptyDir with it.']],
        wrong: [
          ['What was in its own layer and in the `emptyDir`', 'An emptyDir lives as long as the pod.'],
          ['Nothing of the three', 'The layer goes with the container.'],
          ['What was in the `emptyDir` alone', 'It lives as long as the pod.'],
          ['All of the three', 'Two of them outlive the container.'],
        ],
      },
      {
        stem: 'A node is drained, and a pod of a Deployment is made anew on another. It had written to its own layer, to an `emptyDir` and to a PersistentVolume that both nodes can reach. What is still there?',
        right: [
          ['What was in the PersistentVolume', 'The pod is another one; only the volume lives by itself.'],
        ],
        wrong: [
          ['What was in the PersistentVolume and in the `emptyDir`', 'An emptyDir goes with its pod.'],
          ['All of the three', 'Two of them go with pod and container.'],
          ['What was in the `emptyDir`', 'It goes with its pod.'],
          ['Nothing of the three', 'The volume lives by itself.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-mode',
    seconds: 60,
    hint: 'The modes count nodes, but for one of them.',
    scenes: [
      {
        stem: 'Twelve pods on many nodes have to write into one folder. Which mode must the volume know?',
        right: [['ReadWriteMany', 'Many nodes, all of them writing.']],
        wrong: [
          ['ReadWriteOnce', 'It is one node.'],
          ['ReadOnlyMany', 'They have to write.'],
          ['ReadWriteOncePod', 'It is one pod.'],
          ['ReadWriteOnce, twelve times', 'That would be twelve folders.'],
        ],
      },
      {
        stem: 'A program breaks its files if a second pod opens them, even one on the same node. Which mode keeps that away?',
        right: [['ReadWriteOncePod', 'It is the only one that counts pods.']],
        wrong: [
          ['ReadWriteOnce', 'Pods of one node may share it.'],
          ['ReadOnlyMany', 'The program has to write.'],
          ['ReadWriteMany', 'It lets everybody write.'],
          ['Retain, as its way of reclaiming', 'It says what becomes of the disk later.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'after-the-claim',
    seconds: 60,
    hint: 'What does the class say that becomes of a volume?',
    scenes: [
      {
        stem: 'Somebody deletes a namespace with a claim in it, whose volume was made by a class with nothing else said about reclaiming. What becomes of the data?',
        right: [['The disk is deleted with them', '`Delete` is preset for volumes that a class makes.']],
        wrong: [
          ['The disk stays until somebody clears it', 'That would be Retain.'],
          ['They move into the next claim of that size', 'Volumes are not handed on with their data.'],
          ['They are kept for thirty days', 'No such time exists.'],
          ['Nothing: claims live outside of namespaces', 'Volumes do, claims do not.'],
        ],
      },
      {
        stem: 'A claim with a volume marked `Retain` was deleted by mistake. What is so?',
        right: [
          ['The volume is there, and has to be bound again', 'Its data are kept; somebody has to act.'],
        ],
        wrong: [
          [
            'A new claim of the same name gets it back by itself',
            'It still remembers the old claim, and waits for somebody.',
          ],
          ['The disk is gone, with all that was on it', 'That would be Delete.'],
          ['The pod goes on with a copy of it in the node’s memory', 'Nothing of the kind is kept.'],
          [
            'The claim is made anew by the class of the volume itself',
            'Classes make volumes, for claims that are there.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'claims-left',
    seconds: 75,
    hint: 'Which claims were ever made, and does anything take one away?',
    draw: (rng) => {
      const first = rng.int(3, 6)
      const most = first + rng.int(1, 4)
      return { first, most, last: rng.int(1, first), size: 10 * rng.int(2, 30) }
    },
    stem: ({ first, most, last, size }) =>
      `A StatefulSet with a claim of ${size} GiB for each pod begins with ${first} replicas, is raised to ${most} and then lowered to ${last}; nothing is said about keeping claims. How many GiB are claimed in the end?`,
    unit: 'GiB, as a whole number.',
    value: ({ most, size }) => most * size,
    within: 0,
    because: ({ most, size }) => `${most} claims were made, and all of them stay: ${most} · ${size}.`,
    slip: ({ last, size }) =>
      `${last * size} GiB are in use; the others wait for replicas that may come again.`,
    again: ({ first, most, last, size }) => {
      const claims = new Set<number>()
      for (const replicas of [first, most, last]) for (let i = 0; i < replicas; i++) claims.add(i)
      return claims.size * size
    },
  }),
  oneOf({
    name: 'after-a-change',
    seconds: 60,
    hint: 'How did the value come into the pod, and who reads it when?',
    scenes: [
      {
        stem: 'A value of a ConfigMap is changed; a running pod has it as a variable of its environment. What does the program see?',
        right: [['The old value, until it is started anew', 'Variables are read at the start.']],
        wrong: [
          ['The new one, within a minute or two', 'So it is with files.'],
          ['The new one, with the next request', 'A running process keeps its variables.'],
          ['Nothing, for the variable is taken away', 'It stays as it was.'],
          ['It depends on the access mode', 'That is about volumes.'],
        ],
      },
      {
        stem: 'A value of a ConfigMap is changed; a running pod has it as a file in a mounted folder, without `subPath`. What happens?',
        right: [['The file changes after a while', 'Whether the program looks is its own affair.']],
        wrong: [
          ['The pod is started anew', 'Nothing starts it.'],
          ['Nothing, until the next rollout', 'So it is with variables, and with `subPath`.'],
          ['The file is gone until it is read', 'It is replaced.'],
          ['The Deployment begins a rollout', 'Its template has not changed.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'hours-lost',
    seconds: 60,
    hint: 'When was the last state kept that can be brought back?',
    draw: (rng) => ({ every: rng.pick([3, 4, 6, 8, 12]), hour: rng.int(1, 23), minute: 5 * rng.int(1, 11) }),
    stem: ({ every, hour, minute }) =>
      `Backups are made every ${every} hours from midnight on, and are whole at once. At ${hour}:${String(minute).padStart(2, '0')} the disk dies, and there is nothing else. How many minutes of data are lost?`,
    unit: 'Minutes, as a whole number.',
    value: ({ every, hour, minute }) => (hour % every) * 60 + minute,
    within: 0,
    because: ({ every, hour, minute }) =>
      `The last one was made at ${hour - (hour % every)}:00, ${(hour % every) * 60 + minute} minutes before.`,
    slip: ({ every }) => `${every} hours are the most that can be lost, not what is lost this time.`,
    again: ({ every, hour, minute }) => {
      const now = hour * 60 + minute
      let last = 0
      while (last + every * 60 <= now) last += every * 60
      return now - last
    },
  }),
  reckoned({
    name: 'hours-to-bring-back',
    seconds: 75,
    hint: 'How many seconds does the copying take, and what comes before and after it?',
    draw: (rng) => ({
      gigabytes: 50 * rng.int(4, 30),
      speed: 10 * rng.int(5, 20),
      before: 5 * rng.int(2, 8),
      after: 5 * rng.int(1, 6),
    }),
    stem: ({ gigabytes, speed, before, after }) =>
      `Bringing back takes ${before} minutes until somebody has begun, then ${gigabytes} GB at ${speed} MB a second (1 GB is 1,000 MB), then ${after} minutes of checking. How many minutes is it until it works again?`,
    unit: 'Minutes, to one decimal place.',
    value: ({ gigabytes, speed, before, after }) => before + (gigabytes * 1_000) / speed / 60 + after,
    within: 0.2,
    because: ({ gigabytes, speed }) =>
      `${gigabytes * 1_000} MB / ${speed} = ${((gigabytes * 1_000) / speed).toFixed(0)} s, over 60, with what comes before and after.`,
    slip: () => 'The time until somebody begins counts for whoever waits.',
    again: ({ gigabytes, speed, before, after }) => {
      const perMinute = (speed * 60) / 1_000
      return before + after + gigabytes / perMinute
    },
  }),
  someOf({
    name: 'copy-or-backup',
    seconds: 75,
    hint: 'For each fault ask whether it reaches the other copy too, and how quickly.',
    scenes: [
      {
        stem: 'A database has three members that copy each other at once, on three nodes, and no backup. Which of these does it survive? Choose all.',
        right: [
          ['A disk of one member dies', 'Two others have all.'],
          ['A node is drained for an upgrade', 'Two others go on.'],
          ['One member’s pod is killed by its memory limit', 'It comes again, and catches up.'],
          ['The network card of one node fails', 'Two others go on.'],
        ],
        wrong: [
          ['Somebody runs `DELETE` without a WHERE', 'It is copied at once.'],
          ['A new version writes wrong sums for a day', 'They are copied too.'],
          ['A stolen key deletes all volumes', 'It reaches all three.'],
          ['Somebody deletes the namespace', 'All claims go with it.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'read-the-plan',
    seconds: 75,
    hint: 'Which line of a plan ends data, and where has a guard to stand to keep that away?',
    scenes: [
      {
        stem: 'A plan shows: `~` on a load balancer’s label, `+` on a DNS record, `-/+` on the disk of the database, `~` on a firewall rule. Which line stops the change?',
        right: [['The disk', 'It would be deleted and made anew, empty.']],
        wrong: [
          ['The label', 'It is changed in place.'],
          ['The record', 'It is new.'],
          ['The rule', 'It is changed in place.'],
        ],
      },
      {
        stem: 'A disk has `prevent_destroy = true` in Terraform. Somebody takes the whole block of the disk out of the text and applies. What becomes of it?',
        right: [['It is deleted', 'The guard stood in the block that is gone.']],
        wrong: [
          ['It stays, for the guard is in the state', 'It counts only as long as it stands in the text.'],
          ['The plan fails, as it is guarded', 'It counts only as long as it stands in the text.'],
          ['It is made anew, empty', 'Nothing asks for one any more.'],
          ['It is moved', 'Somebody would have to move it to another state.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'life-again',
    seconds: 60,
    hint: 'How long does it have to live, and who else needs it?',
    about: 'How long does it live?',
    scenes: [
      {
        stem: 'Two containers of one pod hand a file of some megabytes to each other; after the pod it is of no use. Where does it lie?',
        right: [['In an `emptyDir`', 'It lives as long as the pod, and both can mount it.']],
        wrong: [
          ['In the layer of the first container', 'The second one does not see it.'],
          ['In a PersistentVolume', 'Somebody would have to clear it away.'],
          ['In a ConfigMap', 'It is for settings, and small ones.'],
          ['In a `hostPath`', 'It would stay on the node for ever.'],
        ],
      },
      {
        stem: 'Invoices have to be there for ten years, whatever becomes of the cluster. Where do they lie?',
        right: [['In a store outside of it', 'It outlives the cluster.']],
        wrong: [
          ['In a PersistentVolume with `Retain`', 'It depends on the cluster and on one disk.'],
          ['In an `emptyDir` in memory', 'It is gone with the pod.'],
          ['In a Secret', 'It is for keys, and small.'],
          ['In three copies on three nodes', 'They go with the cluster.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'claim-again',
    seconds: 60,
    hint: 'What is settled once a disk has been made, and what can still be changed?',
    about: 'A claim, a volume, a class',
    scenes: [
      {
        stem: 'A pod waits for ever: its disk was made in zone A, and there only nodes of zone B have room. What would have kept it from that?',
        right: [['`WaitForFirstConsumer`', 'The disk is made once the pod has been placed.']],
        wrong: [
          ['`Immediate`', 'It is what made the disk too early.'],
          ['`Retain`', 'It says what becomes of the disk later.'],
          ['`ReadWriteOncePod`', 'It is about who may use it.'],
          ['A larger disk in the same zone', 'It would lie in zone A too.'],
        ],
      },
      {
        stem: 'A claim of 500 GiB holds 40 GiB, and is dear. How does it become smaller?',
        right: [['By a new small one, and copying', 'Claims grow and do not shrink.']],
        wrong: [
          ['By a smaller number in it', 'It is refused.'],
          ['By another class in the claim as it is', 'The class of a claim stays.'],
          ['By deleting files and waiting for a while', 'What is claimed stays claimed.'],
          ['By `Delete` as its way of reclaiming', 'It says what becomes of the disk later.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'secret-again',
    seconds: 60,
    hint: 'Who can read it, and in which places does it stand?',
    about: 'Settings and secrets',
    scenes: [
      {
        stem: 'Which of these hold of a Secret? Choose all.',
        right: [
          ['Who may make pods in its namespace can read it', 'By mounting it.'],
          ['Base64 hides nothing', 'It is a way of writing.'],
          ['It may lie in the store in the clear', 'Encryption at rest has to be switched on.'],
          [
            'If Terraform made it, its value stands in the state',
            'In the clear, for whoever reads the state.',
          ],
        ],
        wrong: [
          ['Only the pod that mounts it can ever read it', 'So can whoever may make a pod.'],
          ['It changes in the environment of running processes', 'Variables are read at the start.'],
          ['It is encrypted, for it is no ConfigMap', 'It is written in Base64.'],
          ['It can be used from every namespace of the cluster', 'It belongs to one.'],
        ],
      },
    ],
  }),
])
