import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const SHOWN = 6

export default template({
  id: 'application-security/identity/password-rules',
  revision: 1,
  kind: 'multiple',
  topic: 'identity',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Length, a block list and limits keep passwords strong; recipes of characters, routine changes and low ceilings make them worse.',
  params: (rng) => {
    const harmful = [
      'At least one capital letter, one digit and one special character',
      `A new password every ${rng.pick([30, 45, 60, 90, 120])} days`,
      `At most ${rng.pick([8, 10, 12, 16, 20])} characters`,
      'Pasting into the field is switched off',
      `Characters after the ${rng.pick([8, 10, 12, 16])}th are ignored`,
      'A reminder of the person’s own words is shown to whoever types their name',
      'Who answers a question about their first school may set a new one',
    ]
    const useful = [
      `At least ${rng.pick([15, 16, 18])} characters`,
      `At most ${rng.pick([64, 100, 128, 256])} characters`,
      'Spaces are allowed and count as characters',
      'Passwords that are on a list of leaked ones are refused',
      'A button shows what was typed',
      'A new password has to be set after signs that the old one leaked',
      `After ${rng.pick([20, 50, 100])} failures in a row an account takes no more guesses until it is unlocked`,
    ]
    return { harmful, shown: mixed(rng, { right: harmful, others: useful }, SHOWN, [2, 4]) }
  },
  ask: ({ shown }) => ({
    stem: 'A service lets people sign in with a password alone. It has these rules for choosing and using one. Which rules go against NIST SP 800-63B (revision 4), because they lead to weaker passwords or open a side door? Choose all.',
    options: shown,
  }),
  key: ({ harmful, shown }) => ({ kind: 'multiple', right: placesOf(shown, (one) => harmful.includes(one)) }),
  why: () =>
    'Recipes and routine changes make people choose what can be foretold; low ceilings, cut ends and no pasting stand against long ones; hints and questions are weaker than the password.',
  source: ['NIST SP 800-63B-4, 3.1.1.2 Password verifiers', 'NIST SP 800-63B-4, 3.2.2 Rate limiting'],
})
