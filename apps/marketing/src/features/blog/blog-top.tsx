import { PageTop } from '../../base/parts/page-top'

/** What the blog is about. */
export const BlogTop = () => (
  <PageTop art="blog" title="Blog" lead="Plain writing on skills, hiring and the fields we work in." />
)
