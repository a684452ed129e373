import { LoaderCircle, WandSparkles } from 'lucide-react'
import { styled } from 'styled-components'
import { LIMITS, mainJobTitle, RESUME_LIMITS, type PersonalInfo } from '@tryka/domain'
import { Field, Icon, Pair, Stack, TextArea, TextButton } from '@tryka/ui'
import { fieldId, useEditor } from '../editor/editor-context'
import { RichBox } from '../fields/rich/rich-box'
import { TextField, type TextFieldProps } from '../fields/fields'

type Line = Pick<TextFieldProps, 'optional' | 'required' | 'type' | 'autoComplete'> & {
  name: keyof PersonalInfo
  label: string
  max?: number
}

const NAME: Line = { name: 'fullName', label: 'Full name', required: true, autoComplete: 'name' }
const EMAIL: Line = {
  name: 'email',
  label: 'Email',
  required: true,
  type: 'email',
  autoComplete: 'email',
  max: LIMITS.email,
}
const PHONE: Line = { name: 'phone', label: 'Phone', optional: true, type: 'tel', autoComplete: 'tel' }
const OTHERS: Line[] = [
  { name: 'location', label: 'Location', optional: true, autoComplete: 'address-level2' },
  { name: 'linkedIn', label: 'LinkedIn', optional: true, type: 'url', max: RESUME_LIMITS.link },
  { name: 'github', label: 'GitHub', optional: true, type: 'url', max: RESUME_LIMITS.link },
  {
    name: 'portfolio',
    label: 'Portfolio',
    optional: true,
    type: 'url',
    autoComplete: 'url',
    max: RESUME_LIMITS.link,
  },
]

function PersonalField({ name, max = RESUME_LIMITS.line, ...line }: Line) {
  const { draft } = useEditor()
  return (
    <TextField
      {...line}
      path={`personalInfo.${name}`}
      maxLength={max}
      value={draft.personalInfo[name]}
      write={(value) => (before) => ({ ...before, personalInfo: { ...before.personalInfo, [name]: value } })}
    />
  )
}

export interface PersonalTabProps {
  improving: boolean
  onImprove: () => void
}

/** Who you are, how to reach you, and the summary with the improve action beside its label. */
export function PersonalTab({ improving, onImprove }: PersonalTabProps) {
  const { draft, change } = useEditor()
  return (
    <Stack gap={4}>
      <PersonalField {...NAME} />
      <TextField
        path="headline"
        label="Headline"
        optional
        placeholder={mainJobTitle(draft)}
        value={draft.headline}
        write={(headline) => (before) => ({ ...before, headline })}
        maxLength={RESUME_LIMITS.line}
      />
      <Pair>
        <PersonalField {...EMAIL} />
        <PersonalField {...PHONE} />
      </Pair>
      {OTHERS.map((line) => (
        <PersonalField key={line.name} {...line} />
      ))}
      <SummaryBox>
        <RichBox what="summary">
          <Field id={fieldId('summary')} label="Summary">
            <TextArea
              rows={5}
              maxLength={RESUME_LIMITS.paragraph}
              value={draft.summary}
              readOnly={improving}
              onChange={({ currentTarget: { value } }) =>
                change((before) => ({ ...before, summary: value }), { key: 'summary' })
              }
            />
          </Field>
        </RichBox>
        <Improve aria-disabled={improving || undefined} onClick={() => improving || onImprove()}>
          <Icon icon={improving ? LoaderCircle : WandSparkles} size="sm" />
          {improving ? 'Improving...' : 'Improve with AI'}
        </Improve>
      </SummaryBox>
    </Stack>
  )
}

const SummaryBox = styled.div`
  position: relative;
`
const Improve = styled(TextButton)`
  position: absolute;
  top: -0.125rem;
  right: 0;
`
