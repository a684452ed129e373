import { styled } from 'styled-components'
import { TextInput } from '@tryka/ui'

/** A field for a file, whose button looks like the others. */
export const FileInput = styled(TextInput).attrs({ type: 'file' })`
  padding-block: 0.25rem;
  padding-left: 0.25rem;
  cursor: pointer;

  &::file-selector-button {
    min-height: 2rem;
    margin-right: var(--sp-3);
    padding: 0 0.75rem;
    border: 0;
    border-radius: var(--r-1);
    background: var(--action-quiet);
    color: var(--text);
    font: var(--fw-medium) var(--fs-3) / 1.2 var(--font-body);
    cursor: pointer;
  }
  &:hover::file-selector-button {
    background: var(--action-quiet-hover);
  }
`
