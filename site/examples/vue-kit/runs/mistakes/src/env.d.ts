// The types of `.vue` files are missing here.
