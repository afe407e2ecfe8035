/** Signing key for the stories' tokens. It is public, because it only protects sample content. */
export const storySecret = 'public key for the sample content in the stories';
