import { styled } from 'styled-components'
import { Ticked } from '../../../../base/tasks/ticked'
import { sentencesOf, type StemBlock } from './stem'

/** What is said of a task below its title. What it asks stands out, for it is often the last of many words. */
export const StemRest = ({ id, blocks }: { id: string; blocks: readonly StemBlock[] }) => (
  <Box id={id}>
    {blocks.map((block, index) =>
      block.kind === 'text' ? (
        <p key={index}>
          {sentencesOf(block.text).map((sentence, at) => (
            <span key={at}>
              {at > 0 && ' '}
              {sentence.endsWith('?') ? (
                <b>
                  <Ticked>{sentence}</Ticked>
                </b>
              ) : (
                <Ticked>{sentence}</Ticked>
              )}
            </span>
          ))}
        </p>
      ) : (
        <List key={index} as={block.ordered ? 'ol' : 'ul'}>
          {block.items.map((item) => (
            <li key={item}>
              <Ticked>{item}</Ticked>
            </li>
          ))}
        </List>
      ),
    )}
  </Box>
)

const Box = styled.div`
  display: grid;
  gap: var(--sp-3);
  max-width: 62ch;
  font-size: var(--fs-5);
  line-height: 1.55;
  color: var(--text-2);
  text-wrap: pretty;

  &:not(:last-child) {
    margin-bottom: var(--sp-5);
  }
  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
const List = styled.ul`
  display: grid;
  gap: var(--sp-1);
  padding-left: 1.375rem;
  list-style: disc;

  &:is(ol) {
    list-style: decimal;
  }
  li::marker {
    color: var(--text-3);
  }
`
