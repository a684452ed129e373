import type { ErasedCredentials } from '@tryka/domain'
import { ChoiceGroup, type Choice } from '@tryka/ui'

const OPTIONS: readonly Choice<ErasedCredentials>[] = [
  {
    value: 'keep',
    label: 'Keep my files valid',
    description: 'Whoever has one can still check it. Its page is gone.',
  },
  {
    value: 'revoke',
    label: 'Revoke them too',
    description: 'Whoever checks one reads that it does not count any more.',
  },
]

interface ErasedCredentialsProps {
  value: ErasedCredentials
  onChange: (value: ErasedCredentials) => void
}

/** Files were given away, and outlive the account: what they are worth then is their holder's to say, while there is one. */
export const ErasedCredentialsChoice = ({ value, onChange }: ErasedCredentialsProps) => (
  <ChoiceGroup legend="Files of your credentials" options={OPTIONS} value={value} onValueChange={onChange} />
)
