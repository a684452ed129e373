import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { NEWSLETTER_RULES, type IssueText, type WholeIssue } from '@tryka/domain'
import {
  Button,
  Card,
  CardBody,
  CardHead,
  Field,
  Heading,
  LoadingRows,
  media,
  PageHead,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { useMay } from '../../base/deciders'
import { formatCount, formatRecent } from '../../base/format'
import { LetterActions } from './letter-actions'
import { LetterPreview } from './letter-preview'
import { useIssue, useIssues } from './newsletter.queries'
import { useDraft } from './use-draft'
import { ISSUE_WORDS, titleOf } from './words'

interface LetterEditorProps {
  /** Absent for a letter that nobody wrote yet. */
  id: string | undefined
  onSaved: (id: string) => void
  onClose: () => void
}

const EMPTY: IssueText = { subject: '', preview: '', markdown: '' }

/** One letter: written on the left and seen as its readers see it on the right. */
export function LetterEditor({ id, onSaved, onClose }: LetterEditorProps) {
  // A new letter that was saved has an address, and stays as it is on the screen.
  const [isNew] = useState(id === undefined)
  return id && !isNew ? (
    <Stored id={id} onSaved={onSaved} onClose={onClose} />
  ) : (
    <Editor letter={undefined} onSaved={onSaved} onClose={onClose} />
  )
}

function Stored({ id, ...rest }: LetterEditorProps & { id: string }) {
  const letter = useIssue(id)
  return (
    <QueryView
      query={letter}
      loading={<LoadingRows label="Loading the letter" />}
      boxed
      errorText="The letter could not be loaded. Check your connection, then try again."
    >
      {(data) => <Editor key={data.id} letter={data} {...rest} />}
    </QueryView>
  )
}

function Editor({
  letter,
  onSaved,
  onClose,
}: Omit<LetterEditorProps, 'id'> & { letter: WholeIssue | undefined }) {
  const draft = useDraft(letter ?? EMPTY, letter, onSaved)
  const { text, set, saved } = draft
  const shown = useSettled(text)
  const readers = useIssues().data?.readers.confirmed
  const isDraft = !letter || letter.state === 'draft'
  const maySend = useMay('owner')
  const isOpen = (useMay('moderator') ?? false) && isDraft
  const state = saved ? `Draft, saved ${formatRecent(saved.updatedAt)}.` : 'Draft, not saved yet.'
  return (
    <>
      <PageHead
        title={titleOf(text)}
        context={
          <>
            {isDraft ? state : `${ISSUE_WORDS[letter.state]}. It is not changed any more.`}{' '}
            {readers !== undefined && `${formatCount(readers)} confirmed readers.`}
            {isOpen && maySend === false && ' An owner sends it.'}
          </>
        }
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>
              All letters
            </Button>
            {isOpen && <LetterActions draft={draft} readers={readers ?? 0} onDone={onClose} />}
          </>
        }
      />
      <Halves>
        <Card asChild>
          <section aria-labelledby="write">
            <CardHead
              action={
                <Text size="sm" tone={3}>
                  Markdown
                </Text>
              }
            >
              <Heading as="h2" id="write">
                {isOpen ? 'Write' : 'Words'}
              </Heading>
            </CardHead>
            <CardBody>
              <Stack gap={4}>
                <Field label="Subject">
                  <TextInput
                    maxLength={NEWSLETTER_RULES.subject}
                    value={text.subject}
                    readOnly={!isOpen}
                    onChange={(event) => set({ subject: event.currentTarget.value })}
                  />
                </Field>
                <Field label="First line in the inbox" optional>
                  <TextInput
                    maxLength={NEWSLETTER_RULES.preview}
                    value={text.preview}
                    readOnly={!isOpen}
                    onChange={(event) => set({ preview: event.currentTarget.value })}
                  />
                </Field>
                <Field label="Letter" hint="Links begin with https:// or http://. Pictures are left out.">
                  <Words
                    value={text.markdown}
                    readOnly={!isOpen}
                    onChange={(event) => set({ markdown: event.currentTarget.value })}
                  />
                </Field>
              </Stack>
            </CardBody>
          </section>
        </Card>
        <LetterPreview text={shown} />
      </Halves>
    </>
  )
}

const SETTLED_MS = 500

/** The text a moment after the last key. */
function useSettled(text: IssueText): IssueText {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--sp-5);
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Words = styled(TextArea)`
  min-height: 25rem;
  font-family: var(--font-mono);
  font-size: var(--fs-2);
  line-height: 1.7;
`
