console.log('setup');
