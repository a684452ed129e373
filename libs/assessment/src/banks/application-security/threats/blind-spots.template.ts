import { template } from '../../../tasks/template'

interface Mails {
  mails: number
  sealed: number
  fresh: number
  gateway: number
  sandbox: number
  device: number
}
/** How many come through, by what each control can see. */
function throughOf({ mails, sealed, fresh, gateway, sandbox, device }: Mails): number {
  const past = (stopped: number) => 1 - stopped / 100
  const [s, f] = [sealed / 100, fresh / 100]
  const open = (1 - s) * past(sandbox) * ((1 - f) * past(gateway) * past(device) + f)
  return mails * (open + s * ((1 - f) * past(device) + f))
}

export default template({
  id: 'application-security/threats/blind-spots',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 4,
  seconds: 210,
  status: 'active',
  idea: 'Controls in series multiply only for what all of them see; what several are blind to comes through whole.',
  params: (rng) => ({
    mails: rng.int(2, 20) * 1_000,
    sealed: rng.int(2, 12) * 5,
    fresh: rng.int(1, 8) * 5,
    gateway: rng.pick([80, 90, 95, 98]),
    sandbox: rng.pick([50, 60, 70, 80, 90]),
    device: rng.pick([60, 70, 80, 90]),
  }),
  ask: ({ mails, sealed, fresh, gateway, sandbox, device }) => ({
    stem: `Of ${mails} harmful mails ${sealed} % come with an archive locked by a password, and ${fresh} % bring a program that is new and has no signature yet; the two are independent. Each mail meets three controls in turn, which fail independently for what they can judge. The gateway stops ${gateway} % of what is unlocked and has a signature, and nothing else. The sandbox stops ${sandbox} % of what is unlocked, new or old. The scanner on the device, after unlocking, stops ${device} % of what has a signature, and nothing else. How many of the mails get past all three?`,
    answerHint: 'The expected number of mails, within 1 %.',
  }),
  key: (mails) => ({ kind: 'numeric', value: throughOf(mails), tolerance: { relative: 0.01 } }),
  why: () => 'Work out each of the four classes (locked or not, new or not) for itself, and add them up.',
  source: [
    'Littlewood, Popov, Strigini 2001: Modeling software design diversity, ACM Computing Surveys 33(2)',
    'NIST SP 800-160 Vol. 1 Rev. 1, Defense in depth',
  ],
})
