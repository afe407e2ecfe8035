/** Signs the tokens of the stories; frames and stories are the same site, and there is nothing to protect. */
export const storySecret = 'the stories show sample content only, which anybody may see';
