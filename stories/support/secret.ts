/** Signing key for the tokens of the stories. It is public, because it only protects sample content. */
export const storySecret = 'public key for the sample content of the stories';
